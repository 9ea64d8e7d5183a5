export {
  MobileSheet,
  type MobileSheetProps,
  MobileSheetTrigger,
  type MobileSheetTriggerProps,
} from './MobileSheet.tsx';
export {
  SheetActions,
  type SheetActionsProps,
  SheetSearch,
  type SheetSearchProps,
  sheetStyles,
} from './SheetParts.tsx';
