import { giveUpSuperseded } from './supersededReads.ts';

/**
 * How a list is read that has pages or can be searched: the rows of before stay while others are on their way, and a read
 * that the next one replaced is given up.
 */
export const PAGED = { keepPreviousData: true, use: [giveUpSuperseded] };
