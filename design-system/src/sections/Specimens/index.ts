export { type Specimen, Specimens, type SpecimensProps } from './Specimens.tsx';
