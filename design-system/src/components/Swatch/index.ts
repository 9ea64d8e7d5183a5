export { Swatch, type SwatchProps, type SwatchValue } from './Swatch.tsx';
