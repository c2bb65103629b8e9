import type { Registry } from '../http/operation.ts';
import { endRunningSession } from './endRunningSession.ts';
import { listRunningSessions } from './listRunningSessions.ts';
import { openRemoteConnection } from './openRemoteConnection.ts';

/** The operations of this area. */
export const remoteOperations = {
  endRunningSession,
  listRunningSessions,
  openRemoteConnection,
} satisfies Partial<Registry>;
