export { DeviceTable, type DeviceSorting, type DeviceTableProps } from './DeviceTable.tsx';
export { DeviceTableSkeleton } from './DeviceTableSkeleton.tsx';
