/** The island of `LocalTime`: a file of its own, so that it is bundled into a chunk of its own. */
export { LocalTime as default } from '@site/design-system';
