export { useEnhancedMarkup } from './useEnhancedMarkup.ts';
