export { GroupTree, type GroupKey, type GroupTreeProps } from './GroupTree/index.ts';
export { GroupTreeDrawer, type GroupTreeDrawerProps } from './GroupTreeDrawer.tsx';
export { GroupTreeWidget, type GroupTreeWidgetProps } from './GroupTreeWidget.tsx';
export { DeviceDragArea, type DeviceDragAreaProps, DragScope } from './drag/index.ts';
export { GroupBrowseWidget, type GroupBrowseWidgetProps } from './GroupBrowseWidget.tsx';
export { GroupSheetWidget, type GroupSheetWidgetProps } from './GroupSheetWidget.tsx';
export { GroupDetailWidget, type GroupDetailWidgetProps } from './GroupDetailWidget.tsx';
export { useGroupName } from './groupNames.ts';
export { MoveDialog, type MoveDialogProps, type MoveSubject } from './MoveDialog/index.ts';
