/** Rows per page that lists and logs offer; the device list has its own sizes (C-CONST-01). */
export const PAGE_SIZES = [5, 10, 15, 20] as const;

/** Rows per page of a newly opened list. */
export const DEFAULT_PAGE_SIZE = 10;
