import { useMedia } from '../provider/useMedia.ts';
import { PHONE } from './laterViews.ts';

/** Whether the screen is as narrow as that of a phone. */
export const usePhone = (): boolean => useMedia(PHONE);
