export {
  ManagerSelectDialog,
  type ManagerSelectDialogProps,
  type ManagerSelectStep,
  type SearchOutcome,
} from './ManagerSelectDialog.tsx';
export { ManagerSelectWidget, type ChosenManager, type ManagerSelectWidgetProps } from './ManagerSelectWidget.tsx';
