import { isReadOf, pathOfRead } from '@remote-console/api-client/react';
import { useMessage, useToast } from '@remote-console/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { SWRConfig, type Middleware } from 'swr';
import { useServices } from '../services/index.ts';
import { alertOf, createAlertGate, isSessionEnd } from './alerts.ts';

/** Only the frame polls the summary, at its own interval; nothing else has to. */
const summaryAtOurPace: Middleware = (useNext) => (key, fetcher, config) => {
  const isSummary = typeof key === 'string' && isReadOf(key, '/devices/summary');
  return useNext(
    key,
    fetcher,
    isSummary ? { ...config, revalidateOnFocus: false, refreshInterval: 0, shouldRetryOnError: false } : config,
  );
};

/** While a user logs in again over a page, the page keeps what it shows: the end of a session is not a failed read. */
const throughSessionEnd: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config);
  return isSessionEnd(answer.error) ? { ...answer, error: undefined } : answer;
};

interface DataLayerProps {
  readonly children: ReactNode;
}

/**
 * The data of one user. Its key must change with the user, so that data loaded for one is never rendered for the next
 * (B-CACHE-07).
 */
export function DataLayer({ children }: DataLayerProps) {
  const { deviceCache, now } = useServices();
  const { show } = useToast();
  const message = useMessage();
  const [cache] = useState(deviceCache.provider);
  const [gate] = useState(() => createAlertGate(now));

  const onError = (thrown: unknown, key: string) => {
    const path = pathOfRead(key) ?? '';
    const alert = alertOf({ thrown, path, isRefresh: cache.get(key)?.data !== undefined });
    if (alert === null) console.warn(`GET ${path} failed.`, thrown);
    else if (gate.opens()) show({ tone: 'error', text: message(alert) });
  };

  return (
    <SWRConfig
      value={{
        provider: () => cache,
        use: [deviceCache.middleware, summaryAtOurPace, throughSessionEnd],
        onError,
      }}
    >
      {/* SWR removes its cache while it is hidden, so whatever suspends has to do so below it. */}
      <Suspense fallback={null}>{children}</Suspense>
    </SWRConfig>
  );
}
