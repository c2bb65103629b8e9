/** Rows per page that lists and logs offer; the device list has its own (C-CONST-01). */
export const PAGE_SIZES = [5, 10, 15, 20] as const;

/** Rows per page of a list that was just opened. */
export const DEFAULT_PAGE_SIZE = 10;
