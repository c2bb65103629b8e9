/** Where a visitor may have come from. */
export interface ReferrerSigns {
  /** The previous address inside the console, or `null` on the first page. */
  readonly previous: string | null;
  /** `document.referrer`: absolute, or empty. */
  readonly documentReferrer: string;
  /** The page's own address, absolute. */
  readonly here: string;
}

/** The address inside the console that led here, or `null`; other sites' addresses are never offered as a way back. */
export function referrerOf({ previous, documentReferrer, here }: ReferrerSigns): string | null {
  const current = new URL(here);
  const candidate = previous ?? documentReferrer;
  if (candidate === '' || !URL.canParse(candidate, here)) return null;
  const came = new URL(candidate, here);
  if (came.origin !== current.origin || came.pathname === current.pathname) return null;
  // A leading double slash would turn the path into a host name.
  return `${came.pathname.replace(/^\/+/, '/')}${came.search}`;
}
