export {
  Contact,
  DeviceCheckbox,
  FavouriteStar,
  LastSeen,
  SimulatedSign,
  type FavouriteStarProps,
} from './DeviceSigns.tsx';
export { DeviceStateSign, PowerNote } from './PowerSigns.tsx';
