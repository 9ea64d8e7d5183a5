export { PageLine, type PageLineProps } from './PageLine.tsx';
