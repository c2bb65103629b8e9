export { UNDO_MS, UndoBar, type UndoBarProps } from './UndoBar.tsx';
