export {
  Contact,
  deviceCheckbox,
  favouriteStar,
  identitySign,
  LastSeen,
  onDeviceSign,
  pinnedSign,
  SimulatedSign,
  simulatedSign,
} from './DeviceSigns.tsx';
export { deviceStateSign, PowerNote } from './PowerSigns.tsx';
export { useSignTools, type SignTools } from './useSignTools.ts';
