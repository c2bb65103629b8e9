export { DeviceTagsWidget, type DeviceTagsWidgetProps } from './DeviceTagsWidget.tsx';
export { ManageTagsDialog, type ManageTagsDialogProps, type TagLook } from './ManageTagsDialog/index.ts';
export { ManageTagsWidget, type ManageTagsWidgetProps } from './ManageTagsWidget.tsx';
export { TagColorField, type TagColorFieldProps } from './TagColorField/index.ts';
export { TagChip, TagList, type TagChipProps, type TagListProps } from './TagList/index.ts';
export { TagsDialog, type TagOutcome, type TagsDialogProps } from './TagsDialog/index.ts';
export {
  TagSheetDialog,
  type CheckedSheet,
  type TagSheetDialogProps,
  type TagSheetState,
} from './TagSheetDialog/index.ts';
export { TagSheetWidget, type TagSheetWidgetProps } from './TagSheetWidget.tsx';
