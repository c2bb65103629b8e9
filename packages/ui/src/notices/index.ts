export { LatestNoticesWidget } from './LatestNoticesWidget.tsx';
export { NoticeDialog, type NoticeDialogProps } from './NoticeDialog/index.ts';
export { NoticeList, type NoticeListProps } from './NoticeList/index.ts';
