export { BackLink } from './BackLink.tsx';
export { DeviceDetailView, type DeviceDetailViewProps } from './DeviceDetailView.tsx';
