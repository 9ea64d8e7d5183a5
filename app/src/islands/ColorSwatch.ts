/** The island of `Swatch`: a file of its own, so that it is bundled into a chunk of its own. */
export { Swatch as default } from '@site/design-system';
