export {
  Contact,
  DeviceCheckbox,
  FavouriteStar,
  IdentitySign,
  LastSeen,
  PinnedSign,
  SimulatedSign,
  type FavouriteStarProps,
} from './DeviceSigns.tsx';
export { DeviceStateSign, PowerNote } from './PowerSigns.tsx';
