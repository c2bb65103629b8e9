export { LatestNoticesWidget, type LatestNoticesWidgetProps } from './LatestNoticesWidget.tsx';
export { NoticeArticles, type NoticeArticlesProps } from './NoticeArticles/index.ts';
export { NoticeDetail, type NoticeDetailProps } from './NoticeDetail/index.ts';
export { NoticeDetailWidget, type NoticeDetailWidgetProps } from './NoticeDetailWidget.tsx';
export { NoticeDialog, type NoticeDialogProps } from './NoticeDialog/index.ts';
export { NoticeEditorDialog, type NoticeEditorDialogProps } from './NoticeEditor/index.ts';
export { NoticeList, type NoticeListProps } from './NoticeList/index.ts';
export { NoticeListWidget, type NoticeListWidgetProps } from './NoticeListWidget.tsx';
