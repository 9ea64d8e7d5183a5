export {
  MobileSheet,
  type MobileSheetAction,
  type MobileSheetProps,
  MobileSheetTrigger,
  type MobileSheetTriggerProps,
} from './MobileSheet.tsx';
