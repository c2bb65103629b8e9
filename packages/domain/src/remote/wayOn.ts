import type { RemoteEndReason } from './remoteEnds.ts';

/**
 * What helps a user whose connection has ended: reconnecting, requesting an approval, signing in, or just going back to
 * the device or, if that is gone, to the list.
 */
export type WayOn = 'reconnect' | 'requestApproval' | 'signIn' | 'device' | 'list';

/** The way forward after an end. */
export function wayOnAfter(reason: RemoteEndReason): WayOn {
  switch (reason) {
    case 'closed':
    case 'ended_at_device':
    case 'ended_by_person':
    case 'refused_at_device':
    case 'unanswered':
    case 'screen_taken':
    case 'sharing_ended':
    case 'agent_silent':
    case 'agent_left':
    case 'failed':
    case 'connection_lost':
    case 'server_stopping':
    case 'protocol_error':
    case 'token_refused':
      return 'reconnect';
    case 'approval_ended':
      return 'requestApproval';
    case 'signed_out':
    case 'account_ended':
      return 'signIn';
    case 'address_refused':
    case 'permission_removed':
    case 'license_ended':
    case 'files_disabled':
    case 'not_offered':
    case 'recording_failed':
      return 'device';
    case 'device_deleted':
    case 'ticket_ended':
    case 'group_closed':
      return 'list';
  }
}

/**
 * The way forward after the server refused a connection.
 *
 * @param error The message key of the refusal.
 */
export function wayOnAfterRefusal(status: number, error: string): WayOn {
  if (error === 'approval_required') return 'requestApproval';
  if (error === 'not_online_warning' || status === 429 || status >= 500) return 'reconnect';
  return status === 404 ? 'list' : 'device';
}
