/**
 * The way back from a device: the list as the user left it, with its page and search, if they came from there.
 *
 * @param list Address of the list that the device's address names.
 * @param came The address before this one, or `null`.
 */
export function listHref(list: string, came: string | null): string {
  return came !== null && came.split('?')[0] === list ? came : list;
}
