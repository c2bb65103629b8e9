export { GroupDevices, type GroupDevicesProps } from './GroupDevices.tsx';
