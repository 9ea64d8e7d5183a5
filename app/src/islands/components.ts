/** Components of the design system that are islands as they are. */
export { CopyButton, SearchBox, Swatch } from '@site/design-system';
