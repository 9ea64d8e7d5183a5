/** Components of the design system that are islands without a wrapper. */
export { CopyButton, SearchBox, Swatch } from '@site/design-system';
