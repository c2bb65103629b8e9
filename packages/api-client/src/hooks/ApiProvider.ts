import { createContext, createElement, useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { createQueryHook } from 'swr-openapi';
import type { ApiClient } from '../client/index.ts';
import type { ConsoleEvent, paths } from '../contract/index.ts';
import { cachePrefixOf } from './cachePrefix.ts';
import { nameReads } from './readNames.ts';
import { createRefreshes, type Refreshes } from './refreshes.ts';

/** What widgets reach the server with. */
export interface Api {
  readonly client: ApiClient;
  /** Reads a path of the contract and keeps the answer in the cache. */
  readonly useQuery: ReturnType<typeof createQueryHook<paths, `${string}/${string}`, string>>;
  /** Whether the provider is still mounted: what outlives it has no cache to write to. */
  readonly isMounted: () => boolean;
  /** The events of the stream, for code that waits for something to happen. */
  readonly events: EventExchange;
  /** What reads the cache again. */
  readonly refreshes: Refreshes;
}

/** Hands events on to all listeners. */
export interface EventExchange {
  readonly tell: (event: ConsoleEvent) => void;
  /** Hears every event from now on; the answer ends it. */
  readonly listen: (listener: (event: ConsoleEvent) => void) => () => void;
  /** The stream is open now, or it is lost. */
  readonly connect: (isConnected: boolean) => void;
  /** Whether the stream is open, so that events arrive. */
  readonly isConnected: () => boolean;
}

const ApiContext = createContext<Api | null>(null);

export interface ApiProviderProps {
  /** The client that every hook below uses. Make it once: with another one, everything below starts over. */
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

/** Hands the client of one server to the hooks below it. */
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
  // A list that waits for its answer shows what it had before: never that of the client before.
  return createElement(
    ApiContext.Provider,
    { value: api, key: cachePrefixOf(client) },
    createElement(SWRConfig, { value: NAMED }, children),
  );
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
