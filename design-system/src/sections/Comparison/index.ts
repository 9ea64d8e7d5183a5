export {
  Comparison,
  type ComparedItem,
  type ComparedValue,
  type ComparisonProps,
} from './Comparison.tsx';
export { ComparisonForm, type ComparisonFormProps } from './ComparisonForm.tsx';
