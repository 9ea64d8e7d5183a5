export { Pathway, type PathwayMark, type PathwayProps } from './Pathway.tsx';
