/**
 * Where a link that carries a token leads after the exchange: the path it names inside this console, or `null` if it
 * names another origin, is not a valid address, or is missing (A-ROUTE-25).
 *
 * @param redirect The value in the address.
 * @param here The page's own address, absolute.
 */
export function redirectTarget(redirect: string | null, here: string): string | null {
  if (redirect === null || redirect === '' || !URL.canParse(redirect, here)) return null;
  const target = new URL(redirect, here);
  if (target.origin !== new URL(here).origin) return null;
  // A leading double slash would turn the path into a host name.
  return `${target.pathname.replace(/^\/+/, '/')}${target.search}${target.hash}`;
}
