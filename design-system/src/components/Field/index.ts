export { Field, Fieldset, useControl, type FieldProps, type FieldsetProps } from './Field.tsx';
export { OptionalMark, RequiredMark, type FieldTexts } from './parts.tsx';
