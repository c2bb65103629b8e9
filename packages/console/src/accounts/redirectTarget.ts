/**
 * Where a link that carries a token leads after the exchange: the path it names inside this console, or `null` for
 * another origin, for what is no address, and for none (A-ROUTE-25).
 *
 * @param redirect The value in the address.
 * @param here The page's own address, absolute.
 */
export function redirectTarget(redirect: string | null, here: string): string | null {
  if (redirect === null || redirect === '' || !URL.canParse(redirect, here)) return null;
  const target = new URL(redirect, here);
  if (target.origin !== new URL(here).origin) return null;
  // Two slashes at the start would make the path the name of another host.
  return `${target.pathname.replace(/^\/+/, '/')}${target.search}${target.hash}`;
}
