export {
  TAG_SHEET_BYTES,
  TagSheetDialog,
  type CheckedSheet,
  type TagSheetDialogProps,
  type TagSheetState,
} from './TagSheetDialog.tsx';
