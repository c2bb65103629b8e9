import type { RecordedChange } from '@remote-console/domain';
import type { AdministrationEntry } from '../audit/index.ts';
import { instantText } from '../database/index.ts';
import type { TicketRow } from './ticketRows.ts';

/** The temporary account, its end and its devices. */
export interface TemporaryAccess {
  /** The login ID of the temporary account; the invited address before there is one. */
  readonly subject: string;
  /** Epoch milliseconds. */
  readonly period: { readonly start: number; readonly end: number };
  readonly deviceNames: readonly string[];
}

/** What the audit says about temporary access that somebody gave. */
export function accessGiven({ subject, period, deviceNames }: TemporaryAccess): AdministrationEntry {
  const after = {
    start_time: instantText(period.start),
    end_time: instantText(period.end),
    devices: deviceNames.join(', '),
  };
  return { act: 'temporaryAccessGiven', subject, change: { before: {}, after } };
}

/** What the audit says about temporary access that has ended. */
export function accessEnded(
  { worker_mgrid, mail }: Pick<TicketRow, 'worker_mgrid' | 'mail'>,
  change: RecordedChange | null,
): AdministrationEntry {
  return { act: 'temporaryAccessEnded', subject: worker_mgrid || mail, change };
}
