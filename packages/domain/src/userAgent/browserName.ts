/**
 * The browsers that are distinguished, by the token that carries their version. The first that is there counts: all of them
 * call themselves by the names of others as well.
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

/** What every browser's user agent begins with. */
const USER_AGENT = /^Mozilla\/\d/u;

/**
 * A browser by its name and version, such as `Chrome 140`, from the user agent that it sends. What is no user agent, and one
 * of a browser that is not among them, comes back as it is.
 */
export function browserName(browser: string): string {
  if (!USER_AGENT.test(browser)) return browser;
  for (const [token, name] of BROWSERS) {
    const version = token.exec(browser)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return browser;
}
