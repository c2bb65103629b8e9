export { GroupMenu, type GroupAction, type GroupMenuProps } from './GroupMenu.tsx';
