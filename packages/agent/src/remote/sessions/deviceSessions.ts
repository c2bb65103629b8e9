import { mayReconnect, RECONNECT_MS, REMOTE_KINDS, type RemoteEnd, type RemoteKind } from '@remote-console/domain';
import type { DeviceNotifier, RemotePresence, RemoteRequest } from '../consent.ts';
import { createDeviceBadges } from './deviceSigns.ts';

/** A session on a device, as the person at the device sees it: one connection of a browser. */
export interface DeviceSession {
  /** The number of its connection, assigned by the server. */
  readonly number: number;
  readonly person: string;
  readonly kind: RemoteKind;
  /** When it began, in UTC (ISO 8601); a connection that came back continues the previous session. */
  readonly since: string;
  /** Whether its connection is lost, and the browser may come back to it. */
  readonly isAway: boolean;
}

/** A connection that has begun. */
export interface BegunConnection extends RemoteRequest {
  readonly number: number;
  /** Whether the person at the device can see that it exists. */
  readonly isShown: boolean;
  /** Ends it on behalf of the person at the device, along with anything kept if its connection is already lost. */
  readonly end: () => void;
  readonly ended: Promise<RemoteEnd>;
}

/** Manages the connections of a device while they last. */
export interface SessionAttendance {
  /**
   * Whether a browser comes back to a session that the person at the device ended while its connection was lost. True
   * only once: the browser does not reconnect by itself.
   */
  readonly isUnwanted: (request: RemoteRequest) => boolean;
  readonly begin: (connection: BegunConnection) => void;
}

/** The sessions on a device, and how the person there sees and ends them. */
export interface DeviceSessions extends SessionAttendance {
  /** The current ones, by number. */
  readonly list: () => readonly DeviceSession[];
  /** Ends the session with a number, or all where it is null. @returns Those that it ended. */
  readonly end: (number: number | null) => readonly DeviceSession[];
  /** Removes every sign because the agent ends. */
  readonly close: () => void;
}

/** For unattended devices. */
export const UNATTENDED: SessionAttendance = { isUnwanted: () => false, begin: () => undefined };

interface Entry extends BegunConnection {
  readonly since: string;
  /** `unwanted` was ended while it was disconnected, and is kept to turn away the browser when it comes back. */
  state: 'live' | 'away' | 'unwanted';
  leaving: NodeJS.Timeout | null;
}

const sessionOf = ({ number, person, kind, since, state }: Entry): DeviceSession => ({
  number,
  person,
  kind,
  since,
  isAway: state === 'away',
});

function presencesOf(entries: readonly Entry[]): readonly RemotePresence[] {
  const byPerson = Map.groupBy(entries, ({ person }) => person);
  return [...byPerson].map(([person, theirs]) => ({
    person,
    kinds: REMOTE_KINDS.filter((wanted) => theirs.some(({ kind }) => kind === wanted)),
  }));
}

/**
 * No sessions yet.
 *
 * @param options.keepMs Milliseconds for which a session with a lost connection continues.
 */
export function createDeviceSessions(
  { show }: Pick<DeviceNotifier, 'show'>,
  { keepMs = RECONNECT_MS } = {},
): DeviceSessions {
  const entries = new Set<Entry>();
  const signs = createDeviceBadges(show, (person) => endAll((entry) => entry.person === person));

  const running = () => [...entries].filter(({ state }) => state !== 'unwanted');

  function showSigns(): void {
    signs.update(presencesOf(running().filter(({ isShown }) => isShown)));
  }

  function forget(entry: Entry): void {
    if (entry.leaving) clearTimeout(entry.leaving);
    entries.delete(entry);
    showSigns();
  }

  function endAll(isMeant: (entry: Entry) => boolean): readonly DeviceSession[] {
    const meant = running().filter(isMeant);
    const sessions = meant.map(sessionOf);
    for (const entry of meant) {
      if (entry.state === 'away') entry.state = 'unwanted';
      else entries.delete(entry);
      entry.end();
    }
    showSigns();
    return sessions;
  }

  function follow(entry: Entry, { reason }: RemoteEnd): void {
    if (!entries.has(entry)) return;
    if (!mayReconnect(reason)) return forget(entry);
    entry.state = 'away';
    entry.leaving = setTimeout(() => forget(entry), keepMs);
  }

  const isOf =
    ({ person, kind }: RemoteRequest) =>
    (entry: Entry) =>
      entry.person === person && entry.kind === kind;

  return {
    isUnwanted(request) {
      const entry = [...entries].filter(isOf(request)).find(({ state }) => state === 'unwanted');
      if (entry) forget(entry);
      return entry !== undefined;
    },
    begin(connection) {
      const before = [...entries].filter(isOf(connection)).find(({ state }) => state === 'away');
      const since = before?.since ?? new Date().toISOString();
      const entry: Entry = { ...connection, since, state: 'live', leaving: null };
      entries.add(entry);
      // After the new one exists, so that its sign stays.
      if (before) forget(before);
      else showSigns();
      void connection.ended.then((end) => follow(entry, end));
    },
    list: () =>
      running()
        .map(sessionOf)
        .toSorted((one, other) => one.number - other.number),
    end: (number) => endAll((entry) => number === null || entry.number === number),
    close() {
      for (const { leaving } of entries) if (leaving) clearTimeout(leaving);
      entries.clear();
      showSigns();
    },
  };
}
