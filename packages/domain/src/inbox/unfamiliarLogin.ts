import { browserName, operatingSystemOfBrowser } from '../userAgent/index.ts';

/** What is known about a user's earlier logins. */
export interface LoginsBefore {
  /** Whether the user has ever logged in before. */
  readonly any: boolean;
  /** Whether from this address. */
  readonly sameAddress: boolean;
  /** Whether with this browser. */
  readonly sameBrowser: boolean;
}

/** Whether the owner should be notified of a login: from a new address or with a new browser. */
export function isUnfamiliarLogin({ any, sameAddress, sameBrowser }: LoginsBefore): boolean {
  return any && !(sameAddress && sameBrowser);
}

const VERSION = / \d+$/u;

/** The number of characters that distinguish programs by their user agent. */
const FAMILY_LIMIT = 100;

/** A browser's identity, from its user agent: its name and its system. A new version is still the same browser. */
export const browserFamily = (userAgent: string): string =>
  `${operatingSystemOfBrowser(userAgent)} ${browserName(userAgent).replace(VERSION, '')}`.slice(0, FAMILY_LIMIT);
