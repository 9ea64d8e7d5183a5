export { Button } from '@site/design-system';
