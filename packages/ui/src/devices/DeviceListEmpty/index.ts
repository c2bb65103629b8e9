export { DeviceListEmpty, type DeviceListEmptyProps, type EmptySituation } from './DeviceListEmpty.tsx';
