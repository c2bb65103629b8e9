export type { DeviceActionHandlers, DeviceChoice, RefusedAction } from './actions.ts';
export { DeviceActionsMenu, type DeviceActionsMenuProps } from './DeviceActionsMenu/index.ts';
export { DeviceCard, type DeviceCardProps } from './DeviceCard/index.ts';
export { DeviceCardGrid, type DeviceCardGridProps } from './DeviceCardGrid/index.ts';
export { DeviceCardsWidget, type DeviceCardsWidgetProps } from './DeviceCardsWidget.tsx';
export { DeviceDetailView, type DeviceDetailViewProps } from './DeviceDetail/index.ts';
export { DeviceDetailWidget, type DeviceDetailWidgetProps } from './DeviceDetailWidget.tsx';
export { DeviceListEmpty, type DeviceListEmptyProps, type EmptySituation } from './DeviceListEmpty/index.ts';
export { DeviceListWidget, type DeviceListWidgetProps } from './DeviceListWidget.tsx';
export { DeviceRowCards, type DeviceRowCardsProps } from './DeviceRowCards/index.ts';
export { DeviceTableWidget } from './DeviceTableWidget.tsx';
export { DeviceTable, type DeviceSorting, type DeviceTableProps } from './DeviceTable/index.ts';
export {
  GroupNavigationBar,
  GroupNavigationFoot,
  type GroupNavigationBarProps,
  type GroupNavigationFootProps,
} from './GroupNavigationBar/index.ts';
export type { DeviceListWidgetInput } from './listWidget.ts';
export { MoveToGroupDialog, type MoveToGroupDialogProps } from './MoveToGroupDialog/index.ts';
export { MemoDialog, RenameDialog, type MemoDialogProps, type RenameDialogProps } from './DeviceTextDialog/index.ts';
export { UsageCount, type UsageCountProps } from './UsageCount/index.ts';
