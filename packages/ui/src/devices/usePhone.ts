import useMediaQuery from '@mui/material/useMediaQuery';
import { PHONE } from './laterViews.ts';

/** Whether the screen is as narrow as that of a phone. */
export const usePhone = (): boolean => useMediaQuery(PHONE, { noSsr: true });
