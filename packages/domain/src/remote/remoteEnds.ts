import type { ActionRefusal } from '../devices/index.ts';

/**
 * Why a connection to a device ended.
 *
 * Somebody ended it: the user at the browser (`closed`), the person at the device (`ended_at_device`), or somebody with
 * permission to end other people's sessions (`ended_by_person`). The person at the device refused (`refused_at_device`)
 * or did not answer (`unanswered`). Somebody else was already on the screen (`screen_taken`).
 *
 * A permission ended: see `whatEndsRemote`.
 *
 * Something failed: the agent did not come (`agent_silent`) or left (`agent_left`), doesn't offer the kind
 * (`not_offered`) or could not start (`failed`), a network failed (`connection_lost`), the server is stopping
 * (`server_stopping`), recording could not continue (`recording_failed`), or an end violated the protocol
 * (`protocol_error`). Another browser opened the connection instead (`token_refused`).
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

/** Why a connection to a device ended. */
export type RemoteEndReason = (typeof REMOTE_END_REASONS)[number];

/** How a connection ended. */
export interface RemoteEnd {
  readonly reason: RemoteEndReason;
  /** The name of the person who ended it or is already on the screen, if it was a person; otherwise empty. */
  readonly by: string;
  /** The agent's description of a failure, in English; otherwise empty. */
  readonly detail: string;
}

/** Whether a text is a reason. */
export function isRemoteEndReason(text: unknown): text is RemoteEndReason {
  return REMOTE_END_REASONS.some((reason) => reason === text);
}

/**
 * Whether the browser reconnects automatically: if neither a person nor a lost permission ended the connection, so that
 * a network failure or a replaced server costs only a moment.
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

/** How long the browser tries to reconnect, and an agent keeps a terminal whose browser is away, in milliseconds. */
export const RECONNECT_MS = 60_000;

/** What is known about a connection's permissions while it lasts. */
export interface RemoteRights {
  /** Whether the session in which the user signed in continues. */
  readonly isSignedIn: boolean;
  /** Whether the account exists and is neither blocked nor expired. */
  readonly isActive: boolean;
  /** Whether the user's account depends on access tickets, none of which is active. */
  readonly isWorkOver: boolean;
  /** Whether the address policies allow the user to connect from the browser's address. */
  readonly addressAllowed: boolean;
  /** The device from the user's perspective: gone, in a group that they can't open, or accessible. */
  readonly device: 'missing' | 'closed' | 'open';
  /** Whether the user accesses devices by access tickets only. */
  readonly byTicket: boolean;
  /** Why the user may not act on the device, except for its being offline: a connected agent is present. */
  readonly refusal: ActionRefusal | null;
  /** Whether the group's policy no longer allows a second person on the screen, and this is one. */
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
 * What ends a connection now, or null while it may continue. The broadest reason comes first: a signed-out user learns
 * that and not that a group is closed. The end of an access ticket signs its user out, too, and is what they must know.
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

/** Milliseconds between two checks of a connection's permissions; a lost permission ends it within five seconds. */
export const REMOTE_WATCH_MS = 2000;
