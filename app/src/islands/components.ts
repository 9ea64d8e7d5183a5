/** Components of the design system that are islands as they are. */
export { CopyButton, LocalTime, SearchBox, Swatch } from '@site/design-system';
