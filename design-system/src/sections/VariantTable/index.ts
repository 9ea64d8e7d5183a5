export { VariantTable, type VariantTableProps } from './VariantTable.tsx';
