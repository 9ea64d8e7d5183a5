export {
  MobileSheet,
  type MobileSheetProps,
  MobileSheetTrigger,
  type MobileSheetTriggerProps,
} from './MobileSheet.tsx';
