export { GroupTree, type GroupKey, type GroupTreeProps } from './GroupTree/index.ts';
export {
  GroupTreeDrawer,
  GroupTreeWidget,
  type GroupTreeDrawerProps,
  type GroupTreeWidgetProps,
} from './GroupTreeWidget.tsx';
