import { createContext, createElement, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createQueryHook } from 'swr-openapi';
import type { ApiClient } from '../client.ts';
import type { paths } from '../generated/types.ts';
import { cachePrefixOf } from './cachePrefix.ts';

/** What widgets reach the server with. */
export interface Api {
  readonly client: ApiClient;
  /** Reads a path of the contract and keeps the answer in the cache. */
  readonly useQuery: ReturnType<typeof createQueryHook<paths, `${string}/${string}`, string>>;
  /** Whether the provider still stands: what outlives it has no cache to write to. */
  readonly isMounted: () => boolean;
}

const ApiContext = createContext<Api | null>(null);

export interface ApiProviderProps {
  /** The client that every hook below uses. Make it once: with another one, everything below begins anew. */
  client: ApiClient;
  children?: ReactNode;
}

/** Knows whether a provider stands. */
function createLife() {
  let isMounted = false;
  return {
    begin: () => {
      isMounted = true;
      return () => {
        isMounted = false;
      };
    },
    isMounted: () => isMounted,
  };
}

/** Hands the client of one server to the hooks below it. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  const [life] = useState(createLife);
  useLayoutEffect(() => life.begin(), [life]);
  const api = useMemo<Api>(
    () => ({ client, useQuery: createQueryHook(client, cachePrefixOf(client)), isMounted: life.isMounted }),
    [client, life],
  );
  // A list that waits for its answer shows what it had before: never that of the client before.
  return createElement(ApiContext.Provider, { value: api, key: cachePrefixOf(client) }, children);
}

/**
 * The client, and `useQuery` for a read that has no hook of its own.
 *
 * @throws Error outside an `ApiProvider`: a widget needs one above it.
 */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('A Remote Console widget needs a RemoteConsoleProvider with an `api` above it.');
  return api;
}
