export { AddDevice, type AddDeviceProps } from './AddDevice/AddDevice.tsx';
export type { AddDeviceStage } from './AddDevice/addDeviceStage.ts';
export { AddDeviceDialogWidget, type AddDeviceDialogWidgetProps } from './AddDeviceDialogWidget.tsx';
export { AddDeviceWidget, type AddDeviceWidgetProps } from './AddDeviceWidget.tsx';
export { DownloadCards, type DownloadCardsProps, type DownloadMode } from './DownloadCards/DownloadCards.tsx';
export { DownloadsWidget, type DownloadsWidgetProps } from './DownloadsWidget.tsx';
export { EnrolmentsWidget, type EnrolmentsWidgetProps } from './EnrolmentsWidget.tsx';
export {
  InstallerDialog,
  type InstallerDialogProps,
  type InstallerFormat,
} from './InstallerDialog/InstallerDialog.tsx';
export { ReleaseNotes, type ReleaseNotesProps } from './ReleaseNotes/ReleaseNotes.tsx';
export { RolloutCard, type RolloutCardProps } from './RolloutCard/RolloutCard.tsx';
export { RolloutDialog, type RolloutDialogProps } from './RolloutDialog/RolloutDialog.tsx';
export { RolloutsWidget } from './RolloutsWidget.tsx';
export { saveFile } from './saveFile.ts';
