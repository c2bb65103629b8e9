import { useCallback } from 'react';
import { answerOf } from '../client/index.ts';
import type { operations } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh } from './cacheKeys.ts';

type FunctionSettingsForm = operations['saveFunctionSettings']['requestBody']['content']['application/json'];
type BlockingChange = operations['changeBlockingPolicy']['requestBody']['content']['application/json'];

/** The function settings of the company. */
export function useFunctionSettings() {
  return useApi().useQuery('/policies/functions');
}

/** Saves all function settings; throws `ApiFailure`, with `changed_meanwhile` when another person saved first. */
export function useSaveFunctionSettings() {
  const { client } = useApi();
  const refresh = useRefresh();
  return useCallback(
    async (settings: FunctionSettingsForm) => {
      await answerOf(client.POST('/policies/functions', { body: settings }));
      await refresh(['/policies/functions', '/users/password-level', '/devices', '/devices/{devicePk}']);
    },
    [client, refresh],
  );
}

/** Asks every agent of a company to update itself; returns how many were asked; throws `ApiFailure` (C-FUNC-29). */
export function useRequestBatchUpdate() {
  const { client } = useApi();
  return useCallback(
    async (companyId: number): Promise<number> => {
      const { objects } = await answerOf(
        client.PUT('/companies/{companyId}', { params: { path: { companyId } }, body: { type: 'batch_update' } }),
      );
      return objects[0]?.requested ?? 0;
    },
    [client],
  );
}

/** The address policy with its list. */
export function useBlockingPolicy() {
  return useApi().useQuery('/policies/blocking');
}

/** Switches the address policy, or adds or removes an entry; throws `ApiFailure`. `useRefreshBlocking` refreshes it. */
export function useChangeBlocking() {
  const { client } = useApi();
  return useCallback(
    async (change: BlockingChange) => {
      await answerOf(client.POST('/policies/blocking', { body: change }));
    },
    [client],
  );
}

/** Refreshes the address policy. */
export function useRefreshBlocking() {
  const refresh = useRefresh();
  return useCallback(() => refresh(['/policies/blocking']), [refresh]);
}
