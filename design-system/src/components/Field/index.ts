export { Field, RequiredMark, useControl, type FieldProps, type FieldTexts } from './Field.tsx';
