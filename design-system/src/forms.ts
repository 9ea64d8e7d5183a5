/** The form components. A separate entry, so that only pages with forms load react-hook-form. */
export * from './components/Checkbox/index.ts';
export * from './components/Confirmation/index.ts';
export * from './components/ConsentField/index.ts';
export * from './components/DateField/index.ts';
export * from './components/ErrorSummary/index.ts';
export * from './components/Field/index.ts';
export * from './components/FileField/index.ts';
export * from './components/FormSection/index.ts';
export * from './components/PasswordField/index.ts';
export * from './components/Progress/index.ts';
export * from './components/QuickExit/index.ts';
export * from './components/RadioGroup/index.ts';
export * from './components/Receipt/index.ts';
export * from './components/Select/index.ts';
export * from './components/TextField/index.ts';
export { useHydrated } from './hooks/useHydrated.ts';
export { useZodForm, type FormProblem, type ZodForm } from './forms/useZodForm.ts';
