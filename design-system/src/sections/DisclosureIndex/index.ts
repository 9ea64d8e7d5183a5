export { DisclosureIndex, type DisclosureIndexProps } from './DisclosureIndex.tsx';
