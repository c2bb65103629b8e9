const ONE_YEAR_SECONDS = 31_536_000;

/** The value of a cookie, or `null`. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key = '', ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/**
 * What to assign to `document.cookie` for a preference: for a year, on the whole site, not in cross-site requests.
 *
 * @param value Letters only; nothing is escaped.
 */
export function preferenceCookie(name: string, value: string, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
