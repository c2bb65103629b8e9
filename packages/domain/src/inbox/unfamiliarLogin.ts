import { browserName, operatingSystemOfBrowser } from '../userAgent/index.ts';

/** What is known of the logins of a person before this one. */
export interface LoginsBefore {
  /** Whether the person has logged in before at all. */
  readonly any: boolean;
  /** Whether from this address. */
  readonly sameAddress: boolean;
  /** Whether with this browser. */
  readonly sameBrowser: boolean;
}

/** Whether a login is one that its owner should know of: from an address or with a browser that was not seen before. */
export function isUnfamiliarLogin({ any, sameAddress, sameBrowser }: LoginsBefore): boolean {
  return any && !(sameAddress && sameBrowser);
}

const VERSION = / \d+$/u;

/** Characters of what a program calls itself that tell it from others. */
const FAMILY_LIMIT = 100;

/**
 * What makes a browser another one, from its user agent: its name and its system. A new version of it is the same browser.
 */
export const browserFamily = (userAgent: string): string =>
  `${operatingSystemOfBrowser(userAgent)} ${browserName(userAgent).replace(VERSION, '')}`.slice(0, FAMILY_LIMIT);
