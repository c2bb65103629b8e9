/** Where a visitor may have come from. */
export interface ReferrerSigns {
  /** The address before this one inside the console, or `null` on the first page. */
  readonly previous: string | null;
  /** `document.referrer`: absolute, or empty. */
  readonly documentReferrer: string;
  /** The page's own address, absolute. */
  readonly here: string;
}

/** The address inside the console that led here, or `null`: another site's address is never offered as a way back. */
export function referrerOf({ previous, documentReferrer, here }: ReferrerSigns): string | null {
  const current = new URL(here);
  const candidate = previous ?? documentReferrer;
  if (candidate === '' || !URL.canParse(candidate, here)) return null;
  const came = new URL(candidate, here);
  if (came.origin !== current.origin || came.pathname === current.pathname) return null;
  // Two slashes at the start would make the path the name of another host.
  return `${came.pathname.replace(/^\/+/, '/')}${came.search}`;
}
