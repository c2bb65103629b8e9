export { DeviceCardGrid, type DeviceCardGridProps } from './DeviceCardGrid.tsx';
export { DeviceCardSkeletons } from './DeviceCardSkeletons.tsx';
