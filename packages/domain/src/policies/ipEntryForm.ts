import { parseIpv4, readIpEntry } from './ipAddress.ts';
import type { RuleMessage } from '../messages/index.ts';

/** How an entry is typed; a sheet is the fourth way (C-IPBLOCK-06). */
export type IpEntryMode = 'single' | 'range' | 'subnet';

/** An entry as it is posted (C-IPBLOCK-13). */
export interface IpEntryTexts {
  readonly startIpAddress: string;
  /** Empty except for a range. */
  readonly endIpAddress: string;
}

/** The format of the answer's entries: texts in arrays, of which the first counts (C-IPBLOCK-20). */
export interface ListedIpEntry {
  readonly startIpAddress: readonly string[];
  readonly endIpAddress: readonly string[];
}

/** What is wrong with a typed entry, and where. */
export interface IpEntryFault {
  readonly field: keyof IpEntryTexts;
  readonly message: Extract<RuleMessage, 'ip_blank_error' | 'ip_range_error'>;
}

/**
 * Checks the input of a mode: one address, two addresses, or a network with or without a suffix. An empty address is
 * reported before an invalid one (C-IPBLOCK-07 to C-IPBLOCK-12).
 */
export function checkIpEntry(mode: IpEntryMode, { startIpAddress, endIpAddress }: IpEntryTexts): IpEntryFault | null {
  const start = startIpAddress.trim();
  const end = endIpAddress.trim();
  if (start === '') return { field: 'startIpAddress', message: 'ip_blank_error' };
  if (mode === 'range' && end === '') return { field: 'endIpAddress', message: 'ip_blank_error' };
  if (mode !== 'subnet' && parseIpv4(start) === null) return { field: 'startIpAddress', message: 'ip_range_error' };
  const range = readIpEntry(start, mode === 'range' ? end : '');
  // A range with a valid start can only have an invalid end: not an address, or before the start.
  return typeof range === 'string'
    ? { field: mode === 'range' ? 'endIpAddress' : 'startIpAddress', message: range }
    : null;
}

/** An entry as texts, and as the body of the call that removes it (C-IPBLOCK-20, C-IPBLOCK-22). */
export function ipEntryTexts({ startIpAddress, endIpAddress }: ListedIpEntry): IpEntryTexts {
  return { startIpAddress: startIpAddress[0] ?? '', endIpAddress: endIpAddress[0] ?? '' };
}

/** An entry as shown in the list: a range with both its ends (C-IPBLOCK-21). */
export function formatIpEntry(entry: ListedIpEntry): string {
  const { startIpAddress, endIpAddress } = ipEntryTexts(entry);
  return endIpAddress === '' ? startIpAddress : `${startIpAddress} ~ ${endIpAddress}`;
}

/**
 * A sheet's entries, read by position. A row is kept if its start is an address, or one with /1 to /32, and its end is
 * absent or an address; the server judges the combination (C-IPEXCEL-02 to C-IPEXCEL-05). No entry at all means that
 * there is nothing to upload (C-IPEXCEL-06).
 *
 * @param cells Every row of the sheet, headers first.
 */
export function readIpSheet(
  cells: readonly (readonly string[])[],
): readonly (IpEntryTexts & { readonly reason: string })[] {
  return cells
    .slice(1)
    .map(([start = '', end = '', reason = '']) => ({
      startIpAddress: start.trim(),
      endIpAddress: end.trim(),
      reason: reason.trim(),
    }))
    .filter(
      ({ startIpAddress, endIpAddress }) =>
        typeof readIpEntry(startIpAddress, '') !== 'string' &&
        (endIpAddress === '' || parseIpv4(endIpAddress) !== null),
    );
}
