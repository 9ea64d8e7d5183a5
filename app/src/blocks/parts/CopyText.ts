export { CopyButton as default } from '@site/design-system';
