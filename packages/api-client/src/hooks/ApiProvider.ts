import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react';
import { createQueryHook } from 'swr-openapi';
import type { ApiClient } from '../client.ts';
import { CACHE_PREFIX } from './cacheKeys.ts';

const bindHooks = (client: ApiClient) => ({ client, useQuery: createQueryHook(client, CACHE_PREFIX) });

const ApiContext = createContext<ReturnType<typeof bindHooks> | null>(null);

export interface ApiProviderProps {
  /** The client that every hook below uses. */
  client: ApiClient;
  children?: ReactNode;
}

/** Hands the client of one server to the hooks below it. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  const api = useMemo(() => bindHooks(client), [client]);
  return createElement(ApiContext.Provider, { value: api }, children);
}

/**
 * The client, and `useQuery` for a read that has no hook of its own.
 *
 * @throws Error outside an `ApiProvider`: a widget needs one above it.
 */
export function useApi() {
  const api = useContext(ApiContext);
  if (!api) throw new Error('A Remote Console widget needs a RemoteConsoleProvider with an `api` above it.');
  return api;
}
