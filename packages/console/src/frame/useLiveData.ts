import { useDeviceSummary, useEventRefresh, useRefreshFailed } from '@remote-console/api-client/react';
import type { ConsoleEvent } from '@remote-console/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Reach } from '../api/index.ts';
import { useReach, useServices } from '../services/index.ts';
import { pollSummary, windowFocus } from './summaryPolling.ts';

function concernsDevices(type: ConsoleEvent['type']): boolean {
  switch (type) {
    case 'device_state':
    case 'device_changed':
    case 'device_added':
    case 'device_removed':
    case 'groups_changed':
    case 'tags_changed':
    case 'approval_changed':
    case 'ticket_changed':
    case 'reset':
      return true;
    case 'command_changed':
    case 'notices_changed':
    case 'inbox_changed':
    case 'saved_views_changed':
    case 'session_ending':
    case 'session_prolonged':
    case 'session_ended':
      return false;
  }
}

/** Follows the session's event stream; whether it is connected. Failed reads are repeated when the server is back. */
export function useEventStream(): boolean {
  const { sessions, deviceCache, network } = useServices();
  const [isConnected, setConnected] = useState(true);
  const stream = useMemo(
    () => ({
      token: () => sessions.current()?.token ?? '',
      readingSince: sessions.heldSince,
      onConnection: (connected: boolean) => {
        setConnected(connected);
        if (connected) return;
        deviceCache.distrust();
        void network.check();
      },
      onReachable: (comeBack: () => void) => network.subscribe(() => network.reach() === 'reached' && comeBack()),
      onEvent: (event: ConsoleEvent) => {
        if (concernsDevices(event.type)) deviceCache.expire();
        if (event.type === 'session_ending') {
          sessions.expectEnd({ at: Date.parse(event.endsAt), prolongable: event.prolongable });
        }
        if (event.type === 'session_prolonged') sessions.expectEnd(null);
        if (event.type === 'session_ended') sessions.end('ended');
      },
    }),
    [sessions, deviceCache, network],
  );
  useEventRefresh(stream);

  const refreshFailed = useRefreshFailed();
  useEffect(
    () => network.subscribe(() => network.reach() === 'reached' && void refreshFailed()),
    [network, refreshFailed],
  );
  return isConnected;
}

/**
 * Keeps the signed-in screens in sync with the server: the event stream reports what changed, and the summary is polled
 * at its own interval.
 *
 * @returns Whether the server is reachable; not without a stream and a summary, whatever else it answers.
 */
export function useLiveData(): { readonly reach: Reach } {
  const isConnected = useEventStream();
  const reach = useReach();

  const { error, mutate } = useDeviceSummary();
  const ask = useRef(mutate);
  useEffect(() => {
    ask.current = mutate;
  });
  useEffect(() => pollSummary(() => void ask.current(), windowFocus), []);

  return { reach: reach === 'reached' && !isConnected && error !== undefined ? 'no-answer' : reach };
}
