export { DeviceLiveGrid, type DeviceLiveGridProps } from './DeviceLiveGrid.tsx';
