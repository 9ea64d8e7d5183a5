export { type FilterItem, FilterTabs, type FilterTabsProps } from './FilterTabs.tsx';
