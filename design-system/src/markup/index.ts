export { enhanceMarkup } from './enhance-markup.ts';
