import type { OperatingSystemCode } from '../operatingSystems/index.ts';

/** First match wins: Android names Linux too, and iOS names Mac OS X (A-CONST-11). */
const SIGNS: readonly (readonly [RegExp, OperatingSystemCode])[] = [
  [/android/i, 4],
  [/iphone|ipad|ipod/i, 5],
  [/windows/i, 1],
  [/macintosh|mac os/i, 3],
  [/linux/i, 2],
];

/** The operating-system code of a browser's computer, from its user agent; 0 if unknown. */
export function operatingSystemOfBrowser(userAgent: string): OperatingSystemCode {
  return SIGNS.find(([sign]) => sign.test(userAgent))?.[1] ?? 0;
}
