export { LatestNoticesWidget, type LatestNoticesWidgetProps } from './LatestNoticesWidget.tsx';
export { NoticeArticles, type NoticeArticlesProps } from './NoticeArticles/NoticeArticles.tsx';
export { NoticeDetail, type NoticeDetailProps } from './NoticeDetail/NoticeDetail.tsx';
export { NoticeDetailWidget, type NoticeDetailWidgetProps } from './NoticeDetailWidget.tsx';
export { NoticeDialog, type NoticeDialogProps } from './NoticeDialog/NoticeDialog.tsx';
export { NoticeEditorDialog, type NoticeEditorDialogProps } from './NoticeEditor/NoticeEditorDialog.tsx';
export { NoticeList, type NoticeListProps } from './NoticeList/NoticeList.tsx';
export { NoticeListWidget, type NoticeListWidgetProps } from './NoticeListWidget.tsx';
