import { useDeviceSummary, useEventRefresh } from '@remote-console/api-client/react';
import type { ConsoleEvent } from '@remote-console/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../services.ts';
import { pollSummary, windowFocus } from './summaryPolling.ts';

function concernsDevices(type: ConsoleEvent['type']): boolean {
  switch (type) {
    case 'device_state':
    case 'device_changed':
    case 'device_added':
    case 'device_removed':
    case 'groups_changed':
    case 'approval_changed':
    case 'ticket_changed':
    case 'reset':
      return true;
    case 'notices_changed':
    case 'session_ending':
    case 'session_prolonged':
    case 'session_ended':
      return false;
  }
}

/**
 * Keeps the signed-in screens in step with the server: the event stream names what changed, the summary is asked for at
 * its pace beside it.
 *
 * @returns Whether the server is out of reach: no stream, and the last summary failed.
 */
export function useLiveData(): { readonly isOffline: boolean } {
  const { sessions, deviceCache } = useServices();
  const [isConnected, setConnected] = useState(true);
  const stream = useMemo(
    () => ({
      token: () => sessions.current()?.token ?? '',
      readingSince: sessions.heldSince,
      onConnection: (connected: boolean) => {
        setConnected(connected);
        if (!connected) deviceCache.distrust();
      },
      onEvent: (event: ConsoleEvent) => {
        if (concernsDevices(event.type)) deviceCache.expire();
        if (event.type === 'session_ending') {
          sessions.expectEnd({ at: Date.parse(event.ends_at), prolongable: event.prolongable === 1 });
        }
        if (event.type === 'session_prolonged') sessions.expectEnd(null);
        if (event.type === 'session_ended') sessions.end('ended');
      },
    }),
    [sessions, deviceCache],
  );
  useEventRefresh(stream);

  const { error, mutate } = useDeviceSummary();
  const ask = useRef(mutate);
  useEffect(() => {
    ask.current = mutate;
  });
  useEffect(() => pollSummary(() => void ask.current(), windowFocus), []);

  return { isOffline: !isConnected && error !== undefined };
}
