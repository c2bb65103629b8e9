import { useMedia } from '../browser/index.ts';
import { PHONE } from './laterViews.ts';

/** Whether the screen is as narrow as that of a phone. */
export const usePhone = (): boolean => useMedia(PHONE);
