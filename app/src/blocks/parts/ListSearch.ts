export { SearchBox as default } from '@site/design-system';
