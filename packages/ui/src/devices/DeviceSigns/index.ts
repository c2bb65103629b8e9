export {
  DeviceCheckbox,
  DeviceStateSign,
  FavouriteStar,
  LastSeen,
  SimulatedSign,
  type FavouriteStarProps,
} from './DeviceSigns.tsx';
