export { MenuEntry, MenuLine, type MenuEntryProps } from './MenuEntry.tsx';
export { Popup, PopupMenu, preloadPopups } from './PopupMenu.tsx';
