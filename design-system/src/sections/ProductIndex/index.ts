export { ProductIndex, type ProductIndexProps } from './ProductIndex.tsx';
