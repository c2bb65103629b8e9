import { expect, it } from 'vitest';
import { mayReconnect, REMOTE_END_REASONS } from './remoteEnds.ts';
import { wayOnAfter, wayOnAfterRefusal } from './wayOn.ts';

it('offers to connect again after every end that the browser would repair by itself', () => {
  for (const reason of REMOTE_END_REASONS.filter(mayReconnect)) expect(wayOnAfter(reason)).toBe('reconnect');
});

it.each([
  ['approval_ended', 'requestApproval'],
  ['signed_out', 'signIn'],
  ['account_ended', 'signIn'],
  ['device_deleted', 'list'],
  ['ticket_ended', 'list'],
  ['permission_removed', 'device'],
  ['recording_failed', 'device'],
  ['refused_at_device', 'reconnect'],
] as const)('after %s it leads to %s', (reason, way) => {
  expect(wayOnAfter(reason)).toBe(way);
});

it.each([
  [403, 'approval_required', 'requestApproval'],
  [403, 'no_permission', 'device'],
  [409, 'remote_not_offered', 'device'],
  [409, 'not_online_warning', 'reconnect'],
  [429, 'too_many_requests', 'reconnect'],
  [503, 'server_error', 'reconnect'],
  [404, 'not_found', 'list'],
] as const)('after a refusal with %i %s it leads to %s', (status, error, way) => {
  expect(wayOnAfterRefusal(status, error)).toBe(way);
});
