export { Circuit, type CircuitElement, type CircuitProps } from './Circuit.tsx';
export type { CircuitSymbol } from './symbols.ts';
