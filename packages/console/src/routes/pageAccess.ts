import { OPERATIONS } from '@remote-console/api-client';
import type { AccessRequirement } from '@remote-console/domain';
import type { RouteName } from './paths.ts';

/**
 * What each page asks of whoever opens it: what the call asks that the page cannot do without. The server enforces the
 * same table.
 */
export const PAGE_ACCESS = {
  root: ['public'],
  language: ['public'],
  login: OPERATIONS.logIn.access,
  'join-us': OPERATIONS.signUp.access,
  'join-done': ['public'],
  forgot: OPERATIONS.findId.access,
  'forgot-type': OPERATIONS.findId.access,
  'access-auth': OPERATIONS.answerMail.access,
  'access-retypepassword': OPERATIONS.resetPassword.access,
  'access-retypepassword-user': OPERATIONS.resetPassword.access,
  'auth-token': OPERATIONS.exchangeToken.access,
  error: ['public'],
  'device-root': OPERATIONS.listDevices.access,
  deviceAll: OPERATIONS.listDevices.access,
  'device-detail': OPERATIONS.getDevice.access,
} as const satisfies Record<RouteName, readonly AccessRequirement[]>;
