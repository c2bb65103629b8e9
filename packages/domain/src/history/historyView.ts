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
