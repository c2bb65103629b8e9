export {
  GROUP_SHEET_BYTES,
  GroupSheetDialog,
  type GroupSheetDialogProps,
  type SheetState,
} from './GroupSheetDialog.tsx';
