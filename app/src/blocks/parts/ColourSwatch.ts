export { Swatch as default } from '@site/design-system';
