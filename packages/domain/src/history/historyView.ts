import { hasTime } from '../time/index.ts';
import { parseAlertCode, type AlertType } from './alertCodes.ts';
import { browserName } from '../userAgent/index.ts';

/** Page sizes of the history tables, the first but one is where they begin (C-HISTORY-05). */
export const HISTORY_PAGE_SIZES = [5, 10, 15, 20] as const;

/** Rows on a page of a history table that says nothing else. */
export const HISTORY_PAGE_SIZE = 10;

/** Which way a file went: `action_type` 1 is from the user to the device, any other the way back (C-HISTORY-12). */
export function transferDirection(actionType: number): 'user_to_device' | 'device_to_user' {
  return actionType === 1 ? 'user_to_device' : 'device_to_user';
}

/** What stands for the browser of the remote-control program, which reports none (C-HISTORY-18). */
export const NO_BROWSER = 'CS';

/** The browser of an access as it is shown: by its name, not by all that it sends. */
export function accessBrowser(browser: string): string {
  return browser.trim() === '' ? NO_BROWSER : browserName(browser);
}

/** Whether a session or a transfer still runs: its end is no time yet (C-HISTORY-09). */
export function isRunning(endTime: string | null | undefined): boolean {
  return !hasTime(endTime);
}

/** The unit in which an alert's value counts; null for a code that is none (C-HISTORY-33). */
export function alertUnit(code: string): AlertType['unit'] | null {
  return parseAlertCode(code)?.type.unit ?? null;
}

const SIZE_UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size in Bytes to TB on the base 1024: whole Bytes, one decimal from KB up (C-HISTORY-14). */
export function fileSizeText(bytes: number): string {
  const size = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  let shown = size;
  let unit = 0;
  // What would round up to 1024 is one of the next unit.
  while (unit < SIZE_UNITS.length - 1 && (unit === 0 ? shown : Math.round(shown * 10) / 10) >= 1024) {
    shown /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? Math.round(shown) : shown.toFixed(1)} ${SIZE_UNITS[unit]}`;
}

/** What a history is searched by, as the form holds it. */
export interface HistorySearch {
  readonly key: string;
  readonly value: string;
}

/** The search as it is sent: nothing while there is no text to look for (C-HISTORY-03). */
export function searchParameters({ key, value }: HistorySearch): {
  readonly searchKey?: string;
  readonly searchValue?: string;
} {
  return value.trim() === '' ? {} : { searchKey: key, searchValue: value.trim() };
}
