export { AddDevice, type AddDeviceProps, type AddDeviceStage } from './AddDevice/index.ts';
export { AddDeviceDialogWidget, type AddDeviceDialogWidgetProps } from './AddDeviceDialogWidget.tsx';
export { AddDeviceWidget, type AddDeviceWidgetProps } from './AddDeviceWidget.tsx';
export { DownloadCards, type DownloadCardsProps, type DownloadMode } from './DownloadCards/index.ts';
export { DownloadsWidget, type DownloadsWidgetProps } from './DownloadsWidget.tsx';
export { EnrolmentsWidget } from './EnrolmentsWidget.tsx';
export { InstallerDialog, type InstallerDialogProps, type InstallerFormat } from './InstallerDialog/index.ts';
export { RolloutCard, type RolloutCardProps } from './RolloutCard/index.ts';
export { RolloutsWidget } from './RolloutsWidget.tsx';
