export { AreaRow, type AreaProduct, type AreaRowProps } from './AreaRow.tsx';
