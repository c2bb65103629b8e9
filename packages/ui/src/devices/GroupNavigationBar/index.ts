export { GroupNavigationBar, type GroupNavigationBarProps } from './GroupNavigationBar.tsx';
export { GroupNavigationFoot, type GroupNavigationFootProps } from './GroupNavigationFoot.tsx';
