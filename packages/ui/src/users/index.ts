export { CreatedUserNote, type CreatedUserNoteProps } from './CreatedUserNote.tsx';
export { EditUserWidget, type EditUserWidgetProps } from './EditUserWidget.tsx';
export { NewUserWidget, type NewUserWidgetProps } from './NewUserWidget.tsx';
export { ProfileWidget, type ProfileWidgetProps } from './ProfileWidget.tsx';
export type { ListedManager } from './UserListDialog/UserListDialog.tsx';
export { UserListDialogWidget, type UserListDialogWidgetProps } from './UserListDialog/UserListDialogWidget.tsx';
export { UserListWidget, type UserListWidgetProps } from './UserListWidget.tsx';
export { UserSheetWidget, type UserSheetWidgetProps } from './UserSheetWidget.tsx';
