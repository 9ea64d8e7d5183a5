export { menuStyles } from './menu-styles.tsx';
export { ProductIndex, type ProductIndexProps } from './ProductIndex.tsx';
