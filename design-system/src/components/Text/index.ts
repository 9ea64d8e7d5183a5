export { Prose } from './Prose.tsx';
export { Text, type TextProps } from './Text.tsx';
