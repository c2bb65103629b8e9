export { Popup, PopupMenu, preloadPopups } from './PopupMenu.tsx';
