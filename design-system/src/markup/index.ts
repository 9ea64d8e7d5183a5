export { enhanceMarkup } from './enhanceMarkup.ts';
