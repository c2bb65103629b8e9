export { CardFrame } from './CardFrame.tsx';
export { DeviceCard, type DeviceCardProps } from './DeviceCard.tsx';
