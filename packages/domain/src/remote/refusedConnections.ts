import type { RefusalReason } from '../devices/index.ts';
import { isRemoteKind, type RemoteKind } from './kinds.ts';
import type { RemoteEndReason } from './remoteEnds.ts';

/** Why a user was refused a connection, in the audit log's words: stored and sent, so none of them may change. */
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

/** Why a user was refused a connection. */
export type ConnectionRefusal = (typeof CONNECTION_REFUSALS)[number];

/** A refused connection. */
export interface RefusedConnection {
  readonly kind: RemoteKind;
  readonly because: ConnectionRefusal;
}

/** A refused action in the audit log; null if nobody was refused: the device doesn't exist. */
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
 * In the audit log, the end of a connection that was not live yet; null if nobody was refused: the user gave up, or
 * something failed.
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

/** An audit entry's values. */
interface EntryValues {
  readonly oldValue: string;
  readonly newValue: string;
}

/** The values of an entry for a refused connection: the kind, and why. */
export function refusedConnectionValues({ kind, because }: RefusedConnection): EntryValues {
  return { oldValue: kind, newValue: because };
}

/** Parses such an entry's values; null for anything unknown to this version. */
export function readRefusedConnection({ oldValue, newValue }: EntryValues): RefusedConnection | null {
  const because = CONNECTION_REFUSALS.find((each) => each === newValue);
  return because !== undefined && isRemoteKind(oldValue) ? { kind: oldValue, because } : null;
}
