export { DeviceChoice, type ChosenDevice, type DeviceChoiceProps } from './DeviceChoice.tsx';
