import type { ActionRefusal } from '../devices/index.ts';

/**
 * Why a connection to a device is over.
 *
 * Somebody ended it: the person at the browser (`closed`), the person at the device (`ended_at_device`), or somebody
 * with the right to end the sessions of others (`ended_by_person`). The person at the device did not allow it
 * (`refused_at_device`) or did not answer (`unanswered`). Somebody else was on the screen already (`screen_taken`).
 *
 * A right ended: see `whatEndsRemote`.
 *
 * Something failed: the agent did not come (`agent_silent`) or left (`agent_left`), does not offer the kind
 * (`not_offered`) or could not begin (`failed`), a network gave way (`connection_lost`), the server stops
 * (`server_stopping`), what happens could not be recorded any more (`recording_failed`), or an end did not keep to the
 * protocol (`protocol_error`). Another browser opened the connection instead (`token_refused`).
 */
export const REMOTE_END_REASONS = [
  'closed',
  'ended_at_device',
  'ended_by_person',
  'refused_at_device',
  'unanswered',
  'screen_taken',
  'signed_out',
  'account_ended',
  'address_refused',
  'device_deleted',
  'ticket_ended',
  'group_closed',
  'approval_ended',
  'permission_removed',
  'license_ended',
  'files_disabled',
  'sharing_ended',
  'agent_silent',
  'agent_left',
  'not_offered',
  'failed',
  'connection_lost',
  'server_stopping',
  'recording_failed',
  'protocol_error',
  'token_refused',
] as const;

/** Why a connection to a device is over. */
export type RemoteEndReason = (typeof REMOTE_END_REASONS)[number];

/** How a connection ended. */
export interface RemoteEnd {
  readonly reason: RemoteEndReason;
  /** The name of the person who ended it or is on the screen already, where that was a person; else empty. */
  readonly by: string;
  /** What the agent said of a failure, in English; else empty. */
  readonly detail: string;
}

/** Whether a text names a reason. */
export function isRemoteEndReason(text: unknown): text is RemoteEndReason {
  return REMOTE_END_REASONS.some((reason) => reason === text);
}

/**
 * Whether the browser tries to connect again by itself: where nobody and no right ended the connection, so that a network
 * that gave way or a server that was replaced costs a moment only.
 */
export function mayReconnect(reason: RemoteEndReason): boolean {
  switch (reason) {
    case 'agent_left':
    case 'connection_lost':
    case 'server_stopping':
      return true;
    case 'closed':
    case 'ended_at_device':
    case 'ended_by_person':
    case 'refused_at_device':
    case 'unanswered':
    case 'screen_taken':
    case 'signed_out':
    case 'account_ended':
    case 'address_refused':
    case 'device_deleted':
    case 'ticket_ended':
    case 'group_closed':
    case 'approval_ended':
    case 'permission_removed':
    case 'license_ended':
    case 'files_disabled':
    case 'sharing_ended':
    case 'agent_silent':
    case 'not_offered':
    case 'failed':
    case 'recording_failed':
    case 'protocol_error':
    case 'token_refused':
      return false;
  }
}

/** Milliseconds during which the browser tries to connect again, and an agent keeps a terminal whose browser is away. */
export const RECONNECT_MS = 60_000;

/** What is known of the rights of a connection while it lasts. */
export interface RemoteRights {
  /** Whether the session in which the person signed in goes on. */
  readonly isSignedIn: boolean;
  /** Whether the account is there and neither blocked nor over. */
  readonly isActive: boolean;
  /** Whether the person has an account for the time of access tickets, none of which runs. */
  readonly isWorkOver: boolean;
  /** Whether the address policies let the person call from where the browser is. */
  readonly addressAllowed: boolean;
  /** The device as the person has it: gone, in a group that is closed to them, or open. */
  readonly device: 'missing' | 'closed' | 'open';
  /** Whether the person reaches devices by access tickets only. */
  readonly byTicket: boolean;
  /** Why the person may not act on the device, beside its being offline: the agent is there as long as it is connected. */
  readonly refusal: ActionRefusal | null;
  /** Whether the policy of the group does not let a second person onto the screen any more, and this is one. */
  readonly isSharingOver: boolean;
}

function endOfRefusal({ because, resolvableBy }: ActionRefusal): RemoteEndReason {
  if (because === 'file_transfer_disabled') return 'files_disabled';
  switch (resolvableBy) {
    case 'approval':
      return 'approval_ended';
    case 'license':
      return 'license_ended';
    case 'administrator':
    case 'device':
    case 'nobody':
      return 'permission_removed';
  }
}

/**
 * What ends a connection by now, or null while it may go on. The widest reason comes first: who is signed out learns that
 * and not that a group is closed. The end of an access ticket signs its person out, too, and is what that person has to know.
 */
export function whatEndsRemote(rights: RemoteRights): RemoteEndReason | null {
  if (rights.isWorkOver) return 'ticket_ended';
  if (!rights.isActive) return 'account_ended';
  if (!rights.isSignedIn) return 'signed_out';
  if (!rights.addressAllowed) return 'address_refused';
  switch (rights.device) {
    case 'missing':
      return 'device_deleted';
    case 'closed':
      return rights.byTicket ? 'ticket_ended' : 'group_closed';
    case 'open':
      if (rights.refusal) return endOfRefusal(rights.refusal);
      return rights.isSharingOver ? 'sharing_ended' : null;
  }
}

/** Milliseconds between two looks at the rights of a connection; a right that ended ends it within five seconds. */
export const REMOTE_WATCH_MS = 2000;
