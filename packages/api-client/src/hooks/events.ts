import { useEffect, useRef } from 'react';
import type { ConsoleEvent } from '../contract.ts';
import { openEventStream, type EventStreamOptions } from '../events.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';

/** Shortest time between two refreshes, in milliseconds: a fleet reports in bursts. */
const REFRESH_PAUSE_MS = 1000;

/** Everything that shows groups, who is in them and what is in them. */
const READS_OF_GROUPS = [
  '/groups',
  '/groups/{groupPk}',
  '/groups/users',
  '/groups/all-users',
  '/groups/devices',
] as const satisfies readonly ReadPath[];

const READS_OF_EVENT: Record<ConsoleEvent['type'], readonly ReadPath[]> = {
  device_state: ['/devices', '/devices/{devicePk}', '/devices/summary', '/groups/devices'],
  device_changed: ['/devices', '/devices/{devicePk}', '/groups/devices'],
  device_added: ['/devices', '/devices/summary', '/groups'],
  device_removed: ['/devices', '/devices/{devicePk}', '/devices/summary', '/groups', '/favorites'],
  groups_changed: [...READS_OF_GROUPS, '/devices', '/devices/{devicePk}'],
  notices_changed: ['/notices', '/notices/{noticePk}'],
  ticket_changed: ['/devices/summary'],
  approval_changed: ['/devices', '/devices/{devicePk}'],
  session_ended: [],
  reset: [
    ...READS_OF_GROUPS,
    '/devices',
    '/devices/{devicePk}',
    '/devices/summary',
    '/notices',
    '/notices/{noticePk}',
    '/favorites',
  ],
};

/**
 * Keeps what is on the screen in step with the server: each event names reads, which are fetched again at most once
 * a second. Without `options` no stream is open.
 */
export function useEventRefresh(options: EventStreamOptions | null) {
  const refresh = useRefresh();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const isOpen = options !== null;

  useEffect(() => {
    if (!isOpen || !latest.current) return undefined;
    const waiting = new Set<ReadPath>();
    let timer: ReturnType<typeof setTimeout> | null = null;
    const close = openEventStream({
      ...latest.current,
      onConnection: (connected) => latest.current?.onConnection?.(connected),
      onEvent: (event) => {
        latest.current?.onEvent(event);
        for (const path of READS_OF_EVENT[event.type]) waiting.add(path);
        if (waiting.size === 0) return;
        timer ??= setTimeout(() => {
          timer = null;
          const paths = [...waiting];
          waiting.clear();
          void refresh(paths);
        }, REFRESH_PAUSE_MS);
      },
    });
    return () => {
      if (timer) clearTimeout(timer);
      close();
    };
  }, [isOpen, refresh]);
}
