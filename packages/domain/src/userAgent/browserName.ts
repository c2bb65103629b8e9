/**
 * The recognized browsers, by the token with their version. The first match counts, because all of them also include
 * other browsers' names.
 */
const BROWSERS: readonly (readonly [token: RegExp, name: string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS|Edge)\/(\d+)/u, 'Edge'],
  [/\b(?:OPR|OPiOS)\/(\d+)/u, 'Opera'],
  [/\bWhale\/(\d+)/u, 'Whale'],
  [/\bSamsungBrowser\/(\d+)/u, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/u, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/u, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//u, 'Safari'],
];

/** What every browser's user agent starts with. */
const USER_AGENT = /^Mozilla\/\d/u;

/**
 * A browser's name and version, such as `Chrome 140`, from its user agent. Text that is not a user agent, or one of an
 * unrecognized browser, is returned unchanged.
 */
export function browserName(browser: string): string {
  if (!USER_AGENT.test(browser)) return browser;
  for (const [token, name] of BROWSERS) {
    const version = token.exec(browser)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return browser;
}
