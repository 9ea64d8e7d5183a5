export { SearchCombobox, type SearchComboboxProps, type SearchOption } from './SearchCombobox.tsx';
