import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { ProfileChange } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh } from './cacheKeys.ts';

/** The caller's own profile with its license records. */
export function useOwnProfile() {
  return useApi().useQuery('/users/0');
}

/** Changes one property of the caller's own profile; throws `ApiFailure`. */
export function useChangeOwnProfile() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (change: ProfileChange) => {
      await answerOf(client.PUT('/users/0', { body: change }));
      await refresh(['/users/0']);
    },
    [client, refresh],
  );
}
