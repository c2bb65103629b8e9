import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { RunningSession } from '../contract/index.ts';
import { createRemoteConnector, type RemoteConnector, type RemoteConnectorOptions } from '../remote/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';
import { keepUnchanged } from './keepUnchanged.ts';

/** How often to check who is on a device, in milliseconds; not in a hidden page. A vanished server sends no event. */
const RUNNING_MS = 5000;

/** Every read that a session can affect. */
const RUNNING_READS = ['/remote/sessions'] as const satisfies readonly ReadPath[];

/**
 * Who is on which device now.
 *
 * @param deviceId Only for this device; for all by default, and `null` requests nothing.
 */
export function useRunningSessions(deviceId?: number | null) {
  return useApi().useQuery(
    '/remote/sessions',
    deviceId === null ? null : { params: { query: deviceId === undefined ? {} : { device: deviceId } } },
    { keepPreviousData: true, use: [keepUnchanged], refreshInterval: RUNNING_MS },
  );
}

/** Ends a running session; throws `ApiFailure`. The lists are refreshed either way. */
export function useEndRunningSession() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async ({ id }: Pick<RunningSession, 'id'>): Promise<void> => {
      await answerOf(client.DELETE('/remote/sessions/{sessionPk}', { params: { path: { sessionPk: id } } })).finally(
        () => void refresh(RUNNING_READS),
      );
    },
    [client, refresh],
  );
}

/** Connects to devices; whoever opens a connection closes it. */
export function useConnectRemote() {
  const { client } = useApi();
  return useCallback(
    (options: Omit<RemoteConnectorOptions, 'client'>): RemoteConnector => createRemoteConnector({ client, ...options }),
    [client],
  );
}
