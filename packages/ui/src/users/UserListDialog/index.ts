export {
  UserListDialog,
  MANAGERS_PER_PAGE,
  type ListedManager,
  type UserListDialogProps,
  type UserListState,
  type ManagerSearch,
} from './UserListDialog.tsx';
export { UserListDialogWidget, type UserListDialogWidgetProps } from './UserListDialogWidget.tsx';
