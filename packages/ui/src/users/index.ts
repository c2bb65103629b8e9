export { CreatedUserNote, type CreatedUserNoteProps } from './CreatedUserNote.tsx';
export { EditUserWidget, type EditUserWidgetProps } from './EditUserWidget.tsx';
export { UserListDialogWidget, type ListedManager, type UserListDialogWidgetProps } from './UserListDialog/index.ts';
export { UserListWidget, type UserListWidgetProps } from './UserListWidget.tsx';
export { NewUserWidget, type NewUserWidgetProps } from './NewUserWidget.tsx';
export { ProfileWidget, type ProfileWidgetProps } from './ProfileWidget.tsx';
export { UserSheetWidget, type UserSheetWidgetProps } from './UserSheetWidget.tsx';
