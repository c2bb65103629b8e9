export { DeviceEditTable, type DeviceEditTableProps } from './DeviceEditTable.tsx';
export { draftOf, type DraftState, type Drafts } from './drafts.ts';
export { useDeviceDrafts, type DeviceDrafts } from './useDeviceDrafts.ts';
