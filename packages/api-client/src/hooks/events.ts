import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ConsoleEvent } from '../contract/index.ts';
import { openEventStream, type EventStreamOptions } from '../events/index.ts';
import { useApi } from './ApiProvider.ts';
import { useRefresh, type ReadPath } from './cacheKeys.ts';

/** The shortest time between two refreshes, in milliseconds: a fleet reports in bursts. */
const REFRESH_PAUSE_MS = 1000;

/** Everything that shows devices, or how many there are. */
const READS_OF_DEVICES = [
  '/devices',
  '/devices/{devicePk}',
  '/devices/summary',
  '/groups/devices',
  '/overview',
] as const satisfies readonly ReadPath[];

/** Everything that changes when a person gains or loses access to devices. */
const READS_OF_REACH = [
  ...READS_OF_DEVICES,
  '/groups',
  '/groups/{groupPk}',
  '/favorites',
] as const satisfies readonly ReadPath[];

/** Everything that shows people by their access. */
const READS_OF_LINKS = [
  '/groups/users',
  '/groups/all-users',
  '/users',
  '/users/{userPk}',
] as const satisfies readonly ReadPath[];

/** Everything that shows access requests, how many are pending, and what they open. */
const READS_OF_APPROVALS = [
  '/approvals',
  '/devices',
  '/devices/{devicePk}',
  '/devices/summary',
] as const satisfies readonly ReadPath[];

/** Which devices have which agent; the progress of a rollout is refreshed while it is running. */
const READS_OF_ROLLOUTS = ['/rollouts', '/rollouts/{rolloutPk}/devices'] as const satisfies readonly ReadPath[];

/** The usage of enrollment tokens, and by which devices. */
const READS_OF_ENROLMENTS = ['/enrolments', '/enrolments/{enrolmentPk}/devices'] as const satisfies readonly ReadPath[];

/** Everything that shows what concerns the person, or how much of it is unread. */
const READS_OF_INBOX = ['/inbox', '/devices/summary'] as const satisfies readonly ReadPath[];

/** The saved views, which say which of their parts no longer exist. */
const READS_OF_VIEWS = ['/saved-views'] as const satisfies readonly ReadPath[];
/** Everything that shows tags, or devices with them. */
const READS_OF_TAGS = ['/tags', '/devices', '/devices/{devicePk}'] as const satisfies readonly ReadPath[];

const READS_OF_NOTICES = ['/notices', '/notices/{noticePk}'] as const satisfies readonly ReadPath[];

/**
 * The reads whose answer each event can change. Data about the past, such as histories and statistics, is not included:
 * it is read when its page opens, and stays as it was read.
 */
export const READS_OF_EVENT: Record<ConsoleEvent['type'], readonly ReadPath[]> = {
  device_state: READS_OF_DEVICES,
  // Lists of requests show the name and the address of their device. Somebody may have connected to it, or left, and an
  // alert or another agent counts in the overview.
  device_changed: ['/devices', '/devices/{devicePk}', '/groups/devices', '/overview', '/approvals', '/remote/sessions'],
  // A new device has used part of its enrollment token.
  device_added: [...READS_OF_REACH, ...READS_OF_ENROLMENTS, ...READS_OF_ROLLOUTS],
  // Those who follow a command read it.
  command_changed: [],
  device_removed: [...READS_OF_REACH, '/approvals', '/enrolments/{enrolmentPk}/devices', ...READS_OF_ROLLOUTS],
  groups_changed: [...READS_OF_REACH, ...READS_OF_LINKS, ...READS_OF_VIEWS],
  tags_changed: [...READS_OF_TAGS, ...READS_OF_VIEWS],
  notices_changed: READS_OF_NOTICES,
  inbox_changed: READS_OF_INBOX,
  saved_views_changed: READS_OF_VIEWS,
  // A ticket opens devices to its temporary account.
  ticket_changed: [...READS_OF_REACH, '/tickets'],
  approval_changed: READS_OF_APPROVALS,
  session_ending: [],
  session_prolonged: [],
  session_ended: [],
  reset: [
    ...READS_OF_REACH,
    ...READS_OF_LINKS,
    ...READS_OF_APPROVALS,
    ...READS_OF_TAGS,
    ...READS_OF_NOTICES,
    ...READS_OF_INBOX,
    ...READS_OF_VIEWS,
    '/tickets',
    ...READS_OF_ENROLMENTS,
    ...READS_OF_ROLLOUTS,
    '/remote/sessions',
  ],
};

/**
 * Keeps the screen in sync with the server: each event names reads, which are refreshed at most once a second, and not
 * before the last refresh has ended. Failed reads keep their own pace, until the stream is back or has lost something.
 * Without `options` no stream is open.
 */
export function useEventRefresh(options: EventStreamOptions | null) {
  const refresh = useRefresh();
  const { events } = useApi();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const isOpen = options !== null;

  useEffect(() => {
    if (!isOpen || !latest.current) return undefined;
    const waiting = new Set<ReadPath>();
    let isReset = false;
    let isClosed = false;
    let isPending = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refreshWaiting = async () => {
      const paths = [...waiting];
      const meant = isReset ? 'every' : 'sound';
      waiting.clear();
      isReset = false;
      try {
        await refresh(paths, meant);
      } finally {
        isPending = false;
        schedule();
      }
    };
    // One after the other: a refresh that overtakes the previous one discards its answers, so under steady events a
    // server slower than the pause would never be heard.
    const schedule = () => {
      if (waiting.size === 0 || isPending || isClosed) return;
      isPending = true;
      timer = setTimeout(() => void refreshWaiting(), REFRESH_PAUSE_MS);
    };
    const close = openEventStream({
      ...latest.current,
      onConnection: (connected) => {
        latest.current?.onConnection?.(connected);
        events.connect(connected);
        if (connected) void refresh(READS_OF_EVENT.reset, 'failed');
      },
      onEvent: (event) => {
        latest.current?.onEvent(event);
        events.tell(event);
        for (const path of READS_OF_EVENT[event.type]) waiting.add(path);
        isReset ||= event.type === 'reset';
        schedule();
      },
    });
    return () => {
      isClosed = true;
      clearTimeout(timer);
      events.connect(false);
      close();
    };
  }, [isOpen, refresh, events]);
}

/** Receives what the open event stream sends while the component is mounted; without a stream it receives nothing. */
export function useConsoleEvents(onEvent: (event: ConsoleEvent) => void): void {
  const { events } = useApi();
  const latest = useRef(onEvent);
  // Not after the screen was painted: events in between would be judged by what was shown before.
  useLayoutEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => events.listen((event) => latest.current(event)), [events]);
}
