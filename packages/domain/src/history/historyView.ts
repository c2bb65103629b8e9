import { hasTime } from '../time/index.ts';
import { parseAlertCode, type AlertType } from './alertCodes.ts';
import { browserName } from '../userAgent/index.ts';

/** Page sizes of the history tables; the second is the default (C-HISTORY-05). */
export const HISTORY_PAGE_SIZES = [5, 10, 15, 20] as const;

/** Default number of rows per page of a history table. */
export const HISTORY_PAGE_SIZE = 10;

/** A file's direction: `action_type` 1 is from the user to the device, any other the reverse (C-HISTORY-12). */
export function transferDirection(actionType: number): 'user_to_device' | 'device_to_user' {
  return actionType === 1 ? 'user_to_device' : 'device_to_user';
}

/** Shown in place of a browser for the remote-control program, which reports none (C-HISTORY-18). */
export const NO_BROWSER = 'CS';

/** An access's browser as it is shown: by its name, not by the whole user agent. */
export function accessBrowser(browser: string): string {
  return browser.trim() === '' ? NO_BROWSER : browserName(browser);
}

/** Whether a session or a transfer is still running: its end is not a time yet (C-HISTORY-09). */
export function isRunning(endTime: string | null | undefined): boolean {
  return !hasTime(endTime);
}

/** The unit of an alert's value; null for an invalid code (C-HISTORY-33). */
export function alertUnit(code: string): AlertType['unit'] | null {
  return parseAlertCode(code)?.type.unit ?? null;
}

/** A history search, as the form holds it. */
export interface HistorySearch {
  readonly key: string;
  readonly value: string;
}

/** The search as it is sent: nothing while the text is empty (C-HISTORY-03). */
export function searchParameters({ key, value }: HistorySearch): {
  readonly searchKey?: string;
  readonly searchValue?: string;
} {
  return value.trim() === '' ? {} : { searchKey: key, searchValue: value.trim() };
}
