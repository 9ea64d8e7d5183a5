export { ProductHeader, type ProductHeaderProps } from './ProductHeader.tsx';
