export { LocalTime as default } from '@site/design-system';
