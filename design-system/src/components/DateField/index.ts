export { DateField, TimeField, type DateFieldProps, type TimeFieldProps } from './DateField.tsx';
