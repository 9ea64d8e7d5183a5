export { type DataColumn, DataTable, type DataTableProps, type Sort } from './DataTable.tsx';
