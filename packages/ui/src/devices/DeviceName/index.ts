export { DeviceName, type DeviceNameProps } from './DeviceName.tsx';
