export { PageAlert, type PageAlertProps } from './PageAlert.tsx';
