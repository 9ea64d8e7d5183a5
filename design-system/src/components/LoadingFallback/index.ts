export { LoadingFallback, type LoadingFallbackProps } from './LoadingFallback.tsx';
