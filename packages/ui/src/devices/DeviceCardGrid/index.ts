export { CardColumns, cardGrid } from './CardColumns.tsx';
export { DeviceCardGrid, type DeviceCardGridProps } from './DeviceCardGrid.tsx';
export { DeviceCardSkeletons } from './DeviceCardSkeletons.tsx';
export { useElementWidth } from './useElementWidth.ts';
