export { DeviceDetailView, type DeviceDetailViewProps } from './DeviceDetailView.tsx';
