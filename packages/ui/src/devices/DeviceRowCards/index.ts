export { DeviceRowCards, type DeviceRowCardsProps } from './DeviceRowCards.tsx';
