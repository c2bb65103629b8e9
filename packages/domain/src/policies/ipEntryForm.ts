import { parseIpv4, readIpEntry } from './ipAddress.ts';
import type { RuleMessage } from '../messages/index.ts';

/** How an entry is typed; a sheet is the fourth way (C-IPBLOCK-06). */
export type IpEntryMode = 'single' | 'range' | 'subnet';

/** An entry as it is posted (C-IPBLOCK-13). */
export interface IpEntryTexts {
  readonly startIpAddress: string;
  /** Empty but for a range. */
  readonly endIpAddress: string;
}

/** What the entries of the answer hold: texts in arrays, of which the first counts (C-IPBLOCK-20). */
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
 * Checks what was typed in a mode: one address, two addresses, or a network with or without a suffix. An empty address is
 * reported before a wrong one (C-IPBLOCK-07 to C-IPBLOCK-12).
 */
export function checkIpEntry(mode: IpEntryMode, { startIpAddress, endIpAddress }: IpEntryTexts): IpEntryFault | null {
  const start = startIpAddress.trim();
  const end = endIpAddress.trim();
  if (start === '') return { field: 'startIpAddress', message: 'ip_blank_error' };
  if (mode === 'range' && end === '') return { field: 'endIpAddress', message: 'ip_blank_error' };
  if (mode !== 'subnet' && parseIpv4(start) === null) return { field: 'startIpAddress', message: 'ip_range_error' };
  const range = readIpEntry(start, mode === 'range' ? end : '');
  // A range whose start is an address can only end wrongly: at none, or before its start.
  return typeof range === 'string'
    ? { field: mode === 'range' ? 'endIpAddress' : 'startIpAddress', message: range }
    : null;
}

/** An entry as texts, and as the body of the call that removes it (C-IPBLOCK-20, C-IPBLOCK-22). */
export function ipEntryTexts({ startIpAddress, endIpAddress }: ListedIpEntry): IpEntryTexts {
  return { startIpAddress: startIpAddress[0] ?? '', endIpAddress: endIpAddress[0] ?? '' };
}

/** How an entry shows in the list: a range with both its ends (C-IPBLOCK-21). */
export function formatIpEntry(entry: ListedIpEntry): string {
  const { startIpAddress, endIpAddress } = ipEntryTexts(entry);
  return endIpAddress === '' ? startIpAddress : `${startIpAddress} ~ ${endIpAddress}`;
}

/**
 * The entries of a sheet, read by position. A row is kept when its start is an address, or one with /1 to /32, and its end
 * is absent or an address; what the two amount to is for the server to say (C-IPEXCEL-02 to C-IPEXCEL-05). No entry at
 * all means that there is nothing to upload (C-IPEXCEL-06).
 *
 * @param cells Every row of the sheet, the titles first.
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
