export { FieldPair, FormActions, FormSection, type FormSectionProps } from './FormSection.tsx';
export { OnlyWhen, type OnlyWhenProps } from './OnlyWhen.tsx';
