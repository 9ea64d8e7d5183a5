export {
  Field,
  RequiredMark,
  useControl,
  type FieldProps,
  type FieldTexts,
  type FieldValue,
} from './Field.tsx';
