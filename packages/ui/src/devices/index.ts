export type { DeviceActionHandlers, DeviceChoice, RefusedAction } from './actions.ts';
export { SimulatedSign } from './DeviceSigns/index.ts';
export { DeviceActionsMenu, type DeviceActionsMenuProps } from './DeviceActionsMenu/index.ts';
export { DeviceCard, type DeviceCardProps } from './DeviceCard/index.ts';
export { DeviceCardGrid, type DeviceCardGridProps } from './DeviceCardGrid/index.ts';
export { DeviceCardsWidget, type DeviceCardsWidgetProps } from './DeviceCardsWidget.tsx';
export { DeviceDetailView, type DeviceDetailViewProps } from './DeviceDetail/index.ts';
export { DeviceDetailWidget, type DeviceDetailWidgetProps } from './DeviceDetailWidget.tsx';
export { CommandDialog, type CommandDialogProps } from './CommandDialog/index.ts';
export { DeviceListEmpty, type DeviceListEmptyProps, type EmptySituation } from './DeviceListEmpty/index.ts';
export { DeviceListWidget, type DeviceListWidgetProps } from './DeviceListWidget.tsx';
export { FleetUsageCard } from './FleetUsageCard.tsx';
export { FleetUsageWidget, type FleetUsageWidgetProps } from './FleetUsageWidget.tsx';
export type { DevicesShown } from './FirstDevicePlace.tsx';
export { DeviceRowCards, type DeviceRowCardsProps } from './DeviceRowCards/index.ts';
export { DeviceTableWidget, type DeviceTableWidgetProps } from './DeviceTableWidget.tsx';
export { DeviceTable, type DeviceSorting, type DeviceTableProps } from './DeviceTable/index.ts';
export { preloadDeviceView } from './laterViews.ts';
export {
  GroupNavigationBar,
  GroupNavigationFoot,
  type GroupNavigationBarProps,
  type GroupNavigationFootProps,
} from './GroupNavigationBar/index.ts';
export { DeviceEditWidget, type DeviceEditWidgetProps } from './DeviceEditWidget.tsx';
export type { DeviceListWidgetInput, LeaveQuestion } from './listWidget.ts';
export { MemoDialog, RenameDialog, type MemoDialogProps, type RenameDialogProps } from './DeviceTextDialog/index.ts';
export { UsageCount, type UsageCountProps } from './UsageCount/index.ts';
export { DeviceLiveGrid, type DeviceLiveGridProps } from './DeviceLiveGrid/index.ts';
export { LiveWallWidget, type LiveWallWidgetProps } from './LiveWallWidget.tsx';
export { LaunchDialog, type LaunchDialogProps, type LaunchView } from './LaunchDialog/index.ts';
export { SelectionBar, type SelectionBarProps } from './SelectionBar/index.ts';
export { LicenseExceededWidget, type LicenseExceededWidgetProps } from './LicenseExceededWidget.tsx';
