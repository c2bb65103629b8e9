export { DeviceTagsWidget, type DeviceTagsWidgetProps } from './DeviceTagsWidget.tsx';
export { ManageTagsDialog, type ManageTagsDialogProps } from './ManageTagsDialog/ManageTagsDialog.tsx';
export type { TagLook } from './ManageTagsDialog/TagForm.tsx';
export { ManageTagsWidget, type ManageTagsWidgetProps } from './ManageTagsWidget.tsx';
export { TagColorField, type TagColorFieldProps } from './TagColorField/TagColorField.tsx';
export { TagChip, type TagChipProps } from './TagList/TagChip.tsx';
export { TagList, type TagHref, type TagListProps } from './TagList/TagList.tsx';
export { TagsDialog, type TagsDialogProps } from './TagsDialog/TagsDialog.tsx';
export {
  TagSheetDialog,
  type CheckedSheet,
  type TagSheetDialogProps,
  type TagSheetState,
} from './TagSheetDialog/TagSheetDialog.tsx';
export { TagSheetWidget, type TagSheetWidgetProps } from './TagSheetWidget.tsx';
