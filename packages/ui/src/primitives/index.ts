export { BarChart, type BarCategory, type BarChartProps, type BarSeries } from './BarChart/BarChart.tsx';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './Breadcrumb/Breadcrumb.tsx';
export { LoadingBar } from './LoadingBar/LoadingBar.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export type { ButtonIcons } from './Button/ButtonContent.tsx';
export { buttonClasses, iconButtonClasses, type ButtonLook, type IconButtonLook } from './Button/buttonLook.ts';
export { DenseButton, denseButton, type DenseButtonProps, type DenseSign } from './Button/DenseButton.tsx';
export { IconButton, type IconButtonProps } from './Button/IconButton.tsx';
export { CheckField, type CheckFieldProps } from './CheckField/CheckField.tsx';
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx';
export { CountTabs, type CountTab, type CountTabsProps } from './CountTabs/CountTabs.tsx';
export { DataTable, type DataTableProps } from './DataTable/DataTable.tsx';
export type { DataColumn, DataSelection, PhoneRole } from './DataTable/types.ts';
export { pageOf } from './DataTable/pageOf.ts';
export { useListPage, type ListPage } from './DataTable/useListPage.ts';
export { useListStates } from './DataTable/useListStates.ts';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export type { DateBounds, DateRange } from './DateRangeField/dateRange.ts';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField/DateRangeField.tsx';
export { DenseCheckbox, denseCheckbox, type DenseCheckboxProps } from './DenseCheckbox/DenseCheckbox.tsx';
export { DenseSwitch, type DenseSwitchProps } from './DenseSwitch/DenseSwitch.tsx';
export { DevicePicture, type DevicePictureProps, type Picture } from './DevicePicture/DevicePicture.tsx';
export { Disclosure } from './Disclosure/Disclosure.tsx';
export { ExportButton, type ExportButtonProps } from './ExportButton/ExportButton.tsx';
export { Facts, type Fact } from './Facts/Facts.tsx';
export { FieldLayoutContext, NARROW_BELOW, NARROW_MEDIA, WIDE_MEDIA } from './Field/fieldLayout.ts';
export { useStartFocus } from './Field/useStartFocus.ts';
export { FieldGroup } from './FieldGroup/FieldGroup.tsx';
export { FileDrop, type FileDropProps } from './FileDrop/FileDrop.tsx';
export type { FileLimits } from './FileDrop/fileProblem.ts';
export { Floating } from './Floating/Floating.tsx';
export { Form } from './FormSection/Form.tsx';
export { FormError } from './FormSection/FormError.tsx';
export { FormRow, type FormRowProps } from './FormSection/FormRow.tsx';
export { FormSection, type FormSectionProps } from './FormSection/FormSection.tsx';
export { keepComposing } from './FormSection/keepComposing.ts';
export { useFormError, type FormErrorState } from './FormSection/useFormError.ts';
export { useSendOnce } from './FormSection/useSendOnce.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { Hint, type HintProps, type HintTarget } from './Hint/Hint.tsx';
export { HintArea, hinted } from './Hint/HintArea.tsx';
export { ICON, MIRRORED, SMALL_ICON } from './icon.ts';
export { readingKey } from './readingKey.ts';
export { InlineEdit, type InlineEditProps } from './InlineEdit/InlineEdit.tsx';
export { INLINE_EDITOR_CLASS } from './InlineEdit/InlineEditor.tsx';
export type { SaveOutcome } from './InlineEdit/inlineEditState.ts';
export { KeySearch, type KeySearchKey, type KeySearchProps } from './KeySearch/KeySearch.tsx';
export { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch/LanguageSwitch.tsx';
export { LineChart, type LineChartProps, type LineLimit, type LinePoint } from './LineChart/LineChart.tsx';
export type { SeriesPoint } from './LineChart/lineGeometry.ts';
export { BareLink, type BareLinkProps } from './Link/BareLink.tsx';
export { IconLink, type IconLinkProps } from './Link/IconLink.tsx';
export { isPlainPress } from './Link/isPlainPress.ts';
export { Link, type LinkProps } from './Link/Link.tsx';
export { LinkButton, type LinkButtonProps } from './Link/LinkButton.tsx';
export { ListSurface } from './ListSurface/ListSurface.tsx';
export { NativeSelect, type NativeSelectProps } from './NativeSelect/NativeSelect.tsx';
export { Note, type NoteProps } from './Note/Note.tsx';
export {
  OperatingSystemIcon,
  operatingSystemIcon,
  type OperatingSystemIconProps,
} from './OperatingSystemIcon/OperatingSystemIcon.tsx';
export { OutdatedContext, useIsOutdated } from './OutdatedNote/outdated.ts';
export { OutdatedNote, type OutdatedCause, type OutdatedNoteProps } from './OutdatedNote/OutdatedNote.tsx';
export { useOutdatedNote } from './OutdatedNote/useOutdatedNote.ts';
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx';
export { PageSizeSelect, type PageSizeSelectProps } from './PageSizeSelect/PageSizeSelect.tsx';
export { pageRange, Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { Panel, type PanelProps } from './Panel/Panel.tsx';
export { PanelContent, type PanelContentProps, type PanelRead } from './Panel/PanelContent.tsx';
export { PanelRow, PanelRows, type PanelRowProps, type PanelRowsProps } from './Panel/PanelRows.tsx';
export { MenuEntry, MenuLine, type MenuEntryProps } from './PopupMenu/MenuEntry.tsx';
export { Popup, PopupMenu, preloadPopups } from './PopupMenu/PopupMenu.tsx';
export { RadioField, type RadioFieldProps, type RadioOption } from './RadioField/RadioField.tsx';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime.tsx';
export { RowButton, type RowButtonProps } from './RowButton/RowButton.tsx';
export { ScrollArea, type ScrollAreaProps } from './ScrollArea/ScrollArea.tsx';
export { SearchField, type SearchFieldProps, type SearchKey } from './SearchField/SearchField.tsx';
export { SectionPage, type SectionPageProps } from './SectionPage/SectionPage.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './SelectField/SelectField.tsx';
export type { SharePoint, ShareSpan } from './ShareChart/shareGeometry.ts';
export { ShareChart, type ShareChartProps } from './ShareChart/ShareChart.tsx';
export {
  ariaShortcut,
  keyboardPlatform,
  ShortcutKeys,
  type ShortcutKey,
  type ShortcutKeysProps,
} from './ShortcutKeys/ShortcutKeys.tsx';
export { Skeleton, type SkeletonProps } from './Skeletons/Skeleton.tsx';
export {
  ListSkeleton,
  TableSkeleton,
  type ListSkeletonProps,
  type TableSkeletonProps,
} from './Skeletons/Skeletons.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { EmptyState, type EmptyStateProps } from './StateMessage/EmptyState.tsx';
export { LoadFailed, type LoadFailedProps } from './StateMessage/LoadFailed.tsx';
export { NoPermission, type NoPermissionProps } from './StateMessage/NoPermission.tsx';
export { OfflineNote } from './StateMessage/OfflineNote.tsx';
export { StateMessage, type StateMessageProps } from './StateMessage/StateMessage.tsx';
export { StatusBadge, statusSign, type StatusBadgeProps, type StatusTone } from './StatusBadge/StatusBadge.tsx';
export { Stepper, type Step, type StepperProps } from './Stepper/Stepper.tsx';
export { SwitchField, type SwitchFieldProps } from './SwitchField/SwitchField.tsx';
export { TableFoot, type TableFootProps } from './TableFoot/TableFoot.tsx';
export { columnTracks, SELECTION_WIDTH } from './TableGrid/columnTracks.ts';
export { controlsIn, isTypedIn } from './TableGrid/controls.ts';
export { HEAD_HEIGHT } from './TableGrid/headHeight.ts';
export { TableGrid, type TableGridProps } from './TableGrid/TableGrid.tsx';
export type {
  ColumnSize,
  DataSorting,
  GridColumn,
  GridSelection,
  RowKey,
  RowState,
  RowTone,
} from './TableGrid/types.ts';
export { PasswordField, type PasswordFieldProps } from './TextField/PasswordField.tsx';
export { TextArea, type TextAreaProps } from './TextField/TextArea.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { Toolbar, type ToolbarProps } from './Toolbar/Toolbar.tsx';
export { HIGH_USAGE, UsageMeter, type UsageMeterProps } from './UsageMeter/UsageMeter.tsx';
export { useDetailFailure } from './useDetailFailure.ts';
export { useLinkedOpening } from './useLinkedOpening.ts';
export { ViewSwitch, type ViewChoice, type ViewSwitchProps } from './ViewSwitch/ViewSwitch.tsx';
