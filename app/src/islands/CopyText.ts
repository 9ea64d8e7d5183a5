/** The island of `CopyButton`: a file of its own, so that it is bundled into a chunk of its own. */
export { CopyButton as default } from '@site/design-system';
