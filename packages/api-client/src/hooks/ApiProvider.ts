import { createContext, createElement, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { createQueryHook } from 'swr-openapi';
import type { ApiClient } from '../client/index.ts';
import type { ConsoleEvent, paths } from '../contract/index.ts';
import { cachePrefixOf } from './cachePrefix.ts';
import { nameReads } from './readNames.ts';
import { createRefreshes, type Refreshes } from './refreshes.ts';

/** What widgets use to reach the server. */
export interface Api {
  readonly client: ApiClient;
  /** Reads a path of the contract and caches the answer. */
  readonly useQuery: ReturnType<typeof createQueryHook<paths, `${string}/${string}`, string>>;
  /** Whether the provider is still mounted: what outlives it has no cache to write to. */
  readonly isMounted: () => boolean;
  /** The events of the stream, for code that waits for something to happen. */
  readonly events: EventExchange;
  /** Refreshes the cache. */
  readonly refreshes: Refreshes;
}

/** Passes events to all listeners. */
export interface EventExchange {
  readonly tell: (event: ConsoleEvent) => void;
  /** Subscribes to all events from now on; returns the unsubscribe function. */
  readonly listen: (listener: (event: ConsoleEvent) => void) => () => void;
  /** The stream was opened, or lost. */
  readonly connect: (isConnected: boolean) => void;
  /** Whether the stream is open, so that events arrive. */
  readonly isConnected: () => boolean;
}

const ApiContext = createContext<Api | null>(null);

export interface ApiProviderProps {
  /** The client that every hook below uses. Create it once: with a different one, everything below starts over. */
  client: ApiClient;
  children?: ReactNode;
}

const NAMED = { use: [nameReads] };

/** Knows whether a provider is mounted. */
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

function createEventExchange(): EventExchange {
  const listeners = new Set<(event: ConsoleEvent) => void>();
  let isOpen = false;
  return {
    connect: (isConnected) => {
      isOpen = isConnected;
    },
    isConnected: () => isOpen,
    tell: (event) => {
      for (const listener of listeners) listener(event);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Provides the client of one server to the hooks below it. */
export function ApiProvider({ client, children }: ApiProviderProps) {
  const [life] = useState(createLife);
  const [events] = useState(createEventExchange);
  const [refreshes] = useState(createRefreshes);
  useLayoutEffect(() => life.begin(), [life]);
  const api = useMemo<Api>(
    () => ({
      client,
      useQuery: createQueryHook(client, cachePrefixOf(client)),
      isMounted: life.isMounted,
      events,
      refreshes,
    }),
    [client, life, events, refreshes],
  );
  // While loading, a list shows its previous data, but never that of the previous client.
  return createElement(
    ApiContext.Provider,
    { value: api, key: cachePrefixOf(client) },
    createElement(SWRConfig, { value: NAMED }, children),
  );
}

/**
 * The client, and `useQuery` for a read without its own hook.
 *
 * @throws Error outside an `ApiProvider`: a widget needs one above it.
 */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('A Remote Console widget needs a RemoteConsoleProvider with an `api` above it.');
  return api;
}
