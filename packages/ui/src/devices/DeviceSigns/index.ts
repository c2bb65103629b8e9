export {
  Contact,
  DeviceCheckbox,
  FavouriteStar,
  IdentitySign,
  LastSeen,
  OnDeviceSign,
  PinnedSign,
  SimulatedSign,
  type FavouriteStarProps,
} from './DeviceSigns.tsx';
export { DeviceStateSign, PowerNote } from './PowerSigns.tsx';
