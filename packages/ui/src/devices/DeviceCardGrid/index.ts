export { columnMeasures } from './CardColumns.tsx';
export { DeviceCardGrid, type DeviceCardGridProps } from './DeviceCardGrid.tsx';
export { DeviceCardSkeletons } from './DeviceCardSkeletons.tsx';
export { DeviceColumns } from './DeviceColumns.tsx';
