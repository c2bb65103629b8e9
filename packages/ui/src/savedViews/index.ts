export { SavedViewDialog, type SavedViewDialogProps, type ViewDecision } from './SavedViewDialog.tsx';
export { SavedViewList, type SavedViewListProps } from './SavedViewList.tsx';
export { SavedViewsMenu, type SavedViewsMenuProps } from './SavedViewsMenu.tsx';
export { SavedViewsWidget, type SavedViewsWidgetProps } from './SavedViewsWidget.tsx';
export { openedView, type OpenedList } from './viewPlace.ts';
