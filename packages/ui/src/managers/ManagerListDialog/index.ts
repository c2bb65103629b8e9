export {
  ManagerListDialog,
  MANAGERS_PER_PAGE,
  type ListedManager,
  type ManagerListDialogProps,
  type ManagerListState,
  type ManagerSearch,
} from './ManagerListDialog.tsx';
export { ManagerListDialogWidget, type ManagerListDialogWidgetProps } from './ManagerListDialogWidget.tsx';
