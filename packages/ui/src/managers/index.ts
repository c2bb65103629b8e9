export { CreatedUserNote, type CreatedUserNoteProps } from './CreatedUserNote.tsx';
export { EditUserWidget, type EditUserWidgetProps } from './EditUserWidget.tsx';
export {
  ManagerListDialogWidget,
  type ListedManager,
  type ManagerListDialogWidgetProps,
} from './ManagerListDialog/index.ts';
export { ManagerListWidget, type ManagerListWidgetProps } from './ManagerListWidget.tsx';
export { NewUserWidget, type NewUserWidgetProps } from './NewUserWidget.tsx';
export { ProfileWidget, type ProfileWidgetProps } from './ProfileWidget.tsx';
export { UserSheetWidget, type UserSheetWidgetProps } from './UserSheetWidget.tsx';
