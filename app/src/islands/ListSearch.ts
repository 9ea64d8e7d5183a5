/** The island of `SearchBox`: a file of its own, so that it is bundled into a chunk of its own. */
export { SearchBox as default } from '@site/design-system';
