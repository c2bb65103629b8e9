export { DeviceDragArea, type DeviceDragAreaProps } from './DeviceDragArea.tsx';
export { DragScope } from './DragScope.tsx';
export { useDragItem, useDragScope, type DragItem, type DropSurface, type Point } from './dragContext.ts';
export { useHeldTouch } from './useHeldTouch.ts';
