import type { RefusalReason } from '../devices/index.ts';
import { isRemoteKind, type RemoteKind } from './kinds.ts';
import type { RemoteEndReason } from './remoteEnds.ts';

/** Why somebody was refused a connection, in the words of the audit: stored and sent, so none of them changes. */
export const CONNECTION_REFUSALS = [
  'no_permission',
  'no_group',
  'no_approval',
  'no_ticket',
  'no_license',
  'address',
  'files_off',
  'not_offered',
  'not_supported',
  'refused_at_device',
  'unanswered',
  'screen_taken',
  'not_shared',
  'signed_out',
  'account_ended',
  'token_used',
] as const;

/** Why somebody was refused a connection. */
export type ConnectionRefusal = (typeof CONNECTION_REFUSALS)[number];

/** A connection that somebody was refused. */
export interface RefusedConnection {
  readonly kind: RemoteKind;
  readonly because: ConnectionRefusal;
}

/** What an action that does not run is in the audit; null where nobody was refused: the device is not there. */
export function refusalOfAction(because: RefusalReason): ConnectionRefusal | null {
  switch (because) {
    case 'no_permission':
      return 'no_permission';
    case 'approval_required':
      return 'no_approval';
    case 'need_license':
      return 'no_license';
    case 'file_transfer_disabled':
      return 'files_off';
    case 'remote_not_offered':
      return 'not_offered';
    case 'not_supported_os':
      return 'not_supported';
    case 'not_online_warning':
    case 'already_approved':
    case 'already_online':
    case 'already_latest_version':
      return null;
  }
}

/**
 * What the end of a connection that was not live yet is in the audit; null where nobody was refused: the person gave up,
 * or something failed.
 */
export function refusalOfEnd(reason: RemoteEndReason): ConnectionRefusal | null {
  switch (reason) {
    case 'refused_at_device':
    case 'ended_at_device':
      return 'refused_at_device';
    case 'unanswered':
      return 'unanswered';
    case 'screen_taken':
      return 'screen_taken';
    case 'sharing_ended':
      return 'not_shared';
    case 'signed_out':
      return 'signed_out';
    case 'account_ended':
      return 'account_ended';
    case 'address_refused':
      return 'address';
    case 'ticket_ended':
      return 'no_ticket';
    case 'group_closed':
      return 'no_group';
    case 'approval_ended':
      return 'no_approval';
    case 'permission_removed':
      return 'no_permission';
    case 'license_ended':
      return 'no_license';
    case 'files_disabled':
      return 'files_off';
    case 'not_offered':
      return 'not_offered';
    case 'token_refused':
      return 'token_used';
    case 'closed':
    case 'ended_by_person':
    case 'device_deleted':
    case 'agent_silent':
    case 'agent_left':
    case 'failed':
    case 'connection_lost':
    case 'server_stopping':
    case 'recording_failed':
    case 'protocol_error':
      return null;
  }
}

/** The values of an audit entry. */
interface EntryValues {
  readonly oldValue: string;
  readonly newValue: string;
}

/** The values of the entry of a refused connection: the kind, and why. */
export function refusedConnectionValues({ kind, because }: RefusedConnection): EntryValues {
  return { oldValue: kind, newValue: because };
}

/** Reads the values of such an entry; null for what this version does not know. */
export function readRefusedConnection({ oldValue, newValue }: EntryValues): RefusedConnection | null {
  const because = CONNECTION_REFUSALS.find((each) => each === newValue);
  return because !== undefined && isRemoteKind(oldValue) ? { kind: oldValue, because } : null;
}
