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
  error: ['public'],
  'device-root': OPERATIONS.listDevices.access,
  deviceAll: OPERATIONS.listDevices.access,
  'device-detail': OPERATIONS.getDevice.access,
} as const satisfies Record<RouteName, readonly AccessRequirement[]>;
