/** The value of `type` in an address by which a page knows that a temporary user came from the partner login (A-ROUTE-10). */
export const TEMPORARY = 'temporary';
