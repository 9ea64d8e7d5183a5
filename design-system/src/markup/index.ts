export { useMarkup } from './useMarkup.ts';
