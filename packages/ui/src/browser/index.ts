export { networkIsThere } from './network.ts';
export { useIsOnline } from './useIsOnline.ts';
export { useMedia } from './useMedia.ts';
