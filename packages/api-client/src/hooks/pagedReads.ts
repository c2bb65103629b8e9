import { giveUpSuperseded } from './supersededReads.ts';

/**
 * How a list with pages or search is read: the previous rows stay while others are loading, and a read that the next
 * one replaced is aborted.
 */
export const PAGED = { keepPreviousData: true, use: [giveUpSuperseded] };
