export { ConsentField, type ConsentFieldProps, type ConsentNotice } from './ConsentField.tsx';
