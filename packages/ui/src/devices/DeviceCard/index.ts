export { DeviceCard, type DeviceCardProps } from './DeviceCard.tsx';
