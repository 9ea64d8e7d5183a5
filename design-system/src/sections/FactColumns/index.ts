export { FactColumns, type Fact, type FactColumnsProps } from './FactColumns.tsx';
