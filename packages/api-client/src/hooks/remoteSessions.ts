import { useCallback } from 'react';
import { answerOf, ApiFailure } from '../client/index.ts';
import type { Device, RemoteSession, RemoteSessionState } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';

/** What a remote session is for. */
export type RemotePurpose = 'remote' | 'fileTransfer';

/** Opens a remote session; an answer without one counts as a failure. Throws `ApiFailure` [B-REMOTE-07]. */
export function useOpenRemoteSession() {
  const { client } = useApi();
  return useCallback(
    async ({ id }: Pick<Device, 'id'>, purpose: RemotePurpose): Promise<RemoteSession> => {
      const { status, objects } = await answerOf(
        client.GET('/devices/{devicePk}/session', {
          params: { path: { devicePk: id }, query: { fileTransfer: purpose === 'fileTransfer' } },
        }),
      );
      const [session] = objects;
      // The status is also in the body, and only 200 there means that a session is open.
      const stated: number = status;
      if (stated !== 200 || !session) throw new ApiFailure({ kind: 'refused', status: stated, error: 'server_error' });
      return session;
    },
    [client],
  );
}

/** Asks for the progress of a session opened here; throws `ApiFailure`. */
export function useReadRemoteSession() {
  const { client } = useApi();
  return useCallback(
    async ({ launchToken }: Pick<RemoteSession, 'launchToken'>): Promise<RemoteSessionState> => {
      const { objects } = await answerOf(
        client.GET('/remote-sessions', { params: { header: { 'launch-token': launchToken } } }),
      );
      return objects[0]?.state ?? 'expired';
    },
    [client],
  );
}

/**
 * Whether the server offers the viewer: null while unknown, and where it could not be asked.
 *
 * @param wanted Whether to ask at all.
 */
export function useViewerOffered(wanted: boolean): boolean | null {
  const { data } = useApi().useQuery('/version', wanted ? {} : null, { revalidateOnFocus: false });
  const [viewer] = data?.objects ?? [];
  return viewer === undefined ? null : viewer.address !== null;
}
