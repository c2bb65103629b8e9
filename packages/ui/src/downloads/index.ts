export { DownloadCards, type DownloadCardsProps, type DownloadMode } from './DownloadCards/index.ts';
export { DownloadsWidget, type DownloadsWidgetProps } from './DownloadsWidget.tsx';
export { EnrolmentsWidget } from './EnrolmentsWidget.tsx';
export { InstallerDialog, type InstallerDialogProps, type InstallerFormat } from './InstallerDialog/index.ts';
