import type { Profile } from '@remote-console/api-client';
import {
  isSessionAlive,
  keysClearedByLogout,
  mustClearStorage,
  SESSION_LIFETIME_MS,
  type SessionEnding,
} from '@remote-console/domain';
import { keysOf, type KeyValueStore, STORAGE_KEYS } from '../storage/index.ts';
import { readStoredSession, type Session, type StoredSession } from './session.ts';

/** Why there is no session any more: the person asked for it, or the server did not accept it any longer. */
export type SessionEnd = 'logout' | 'ended';

/** How a session came to its end, as seen from one tab: also by a logout in another one. */
export type SeenEnd = SessionEnd | 'logout-elsewhere';

/** The session of this browser. All tabs share it through local storage. */
export interface SessionStore {
  /** The session, or `null` without one and after its 3 hours. The same object until it is written again. */
  readonly current: () => Session | null;
  /** Since when this page has had the session, in epoch milliseconds: since it was opened, or since the login in it. */
  readonly heldSince: () => number;
  /** When the session ends unless it is prolonged, in epoch milliseconds; `null` without a session. */
  readonly endsAt: () => number | null;
  /** Whether using the session puts that off; not where the company limits its whole time. */
  readonly isProlongable: () => boolean;
  /** The server tells of an end that is near, or with `null` that it is far off again. */
  readonly expectEnd: (ending: SessionEnding | null) => void;
  /**
   * The session that was in use in this page and is over without a logout: its person can log in again where they are.
   * `null` while there is a session, after a logout in any tab, and in a page that opened after the end.
   */
  readonly lapsed: () => Session | null;
  /** Begins a session after a login; somebody else's entries are cleared first (A-SESSION-11). */
  readonly begin: (profile: Profile, token: string) => void;
  /** Goes on after the session lapsed and its person logged in again: like `begin`, without a greeting. */
  readonly resume: (profile: Profile, token: string) => void;
  /** Writes the profile as it was loaded now; the 3 hours start over. Without a session nothing happens. */
  readonly renew: (profile: Profile) => void;
  /**
   * Ends the session. A logout clears storage (A-SESSION-07); a session that the server ended is kept without its token,
   * so that every tab knows whose it was. Without a session nothing happens.
   */
  readonly end: (reason: SessionEnd) => void;
  /** Whether the session began with a login in this page whose greeting was not given yet. */
  readonly isGreetingDue: () => boolean;
  /** The greeting was given, or there was none to give. */
  readonly greeted: () => void;
  /** How the last session of this tab ended, or `null`; a new one forgets it. */
  readonly lastEnd: () => SeenEnd | null;
  /** Calls back when the session begins, changes or ends, in this tab or another. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface SessionStoreOptions {
  readonly storage: KeyValueStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Tells of writes by other tabs; the window. */
  readonly otherTabs?: EventTarget;
}

/** When a session was written that the server has ended since: too long ago to count. */
const ENDED = 0;
const ENDED_TOKEN = 'ended';

/** The same session stays the same object: what shows it is not redrawn only because its 3 hours started over. */
function keepSession(next: StoredSession | null, before: StoredSession | null): StoredSession | null {
  const isSame = next && before && JSON.stringify(next.session) === JSON.stringify(before.session);
  return isSame ? { ...next, session: before.session } : next;
}

/** Clears every entry of the storage but the kept preferences (A-SESSION-07, A-SESSION-08). */
function clearStorage(storage: KeyValueStore): void {
  for (const key of keysClearedByLogout(keysOf(storage))) storage.removeItem(key);
}

/** Makes the session of one storage. */
export function createSessionStore({ storage, now, otherTabs }: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let lastRead: { text: string | null; stored: StoredSession | null } = { text: null, stored: null };
  let ending: SeenEnd | null = null;
  let greetingDue = false;
  let used: Session | null = null;
  let loggedOutToken: string | null = null;
  let expected: SessionEnding | null = null;
  let heldSince = now();
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const written = (): StoredSession | null => {
    const text = storage.getItem(STORAGE_KEYS.session);
    if (text !== lastRead.text) lastRead = { text, stored: keepSession(readStoredSession(text), lastRead.stored) };
    return lastRead.stored;
  };
  // A tab that has not heard of the logout yet writes the session once more when its profile arrives.
  const isLoggedOut = (stored: StoredSession | null) => stored?.session.token === loggedOutToken;
  const read = (): StoredSession | null => {
    const stored = written();
    return isLoggedOut(stored) ? null : stored;
  };
  // An open page is informed when the 3 hours are over, so that it does not go on asking without a token.
  const watchExpiry = () => {
    clearTimeout(expiry);
    const stored = read();
    const left = stored ? stored.storedAt + SESSION_LIFETIME_MS - now() : 0;
    if (left > 0) expiry = setTimeout(tell, left + 1);
  };
  const write = (session: Session) => {
    expected = null;
    storage.setItem(STORAGE_KEYS.session, JSON.stringify({ storedAt: now(), session } satisfies StoredSession));
    watchExpiry();
    tell();
  };
  const current = (): Session | null => {
    const stored = read();
    if (!stored || !isSessionAlive(stored.storedAt, now())) return null;
    used = stored.session;
    return used;
  };
  const start = (profile: Profile, token: string) => {
    if (mustClearStorage(read()?.session.mgrid, profile.mgrid)) clearStorage(storage);
    ending = null;
    heldSince = now();
    write({ ...profile, token });
  };

  // A storage event without a key means that everything was cleared.
  otherTabs?.addEventListener('storage', (event) => {
    const key = 'key' in event ? event.key : null;
    if (key !== STORAGE_KEYS.session && key !== null) return;
    // The server may tell this tab of the end before the other tab's logout arrives here: the logout counts.
    const isRemoved = 'newValue' in event && event.newValue === null;
    if (isRemoved && read()?.session.token === ENDED_TOKEN) storage.removeItem(STORAGE_KEYS.session);
    if (isLoggedOut(written())) storage.removeItem(STORAGE_KEYS.session);
    if (used !== null && ending !== 'logout' && read() === null) ending = 'logout-elsewhere';
    watchExpiry();
    tell();
  });
  watchExpiry();

  return {
    current,
    heldSince: () => heldSince,
    endsAt: () => {
      const stored = read();
      if (!stored || !current()) return null;
      return Math.min(stored.storedAt + SESSION_LIFETIME_MS, expected?.at ?? Number.POSITIVE_INFINITY);
    },
    isProlongable: () => expected?.prolongable ?? true,
    expectEnd: (next) => {
      expected = next;
      tell();
    },
    lapsed: () => {
      const stored = read();
      return stored && current() === null && used?.pk === stored.session.pk ? used : null;
    },
    begin: (profile, token) => {
      greetingDue = true;
      start(profile, token);
    },
    resume: start,
    renew: (profile) => {
      const session = current();
      if (!session || session.pk !== profile.pk) return;
      write({ ...profile, token: session.token });
    },
    end: (reason) => {
      const stored = read();
      if (stored === null) return;
      if (reason === 'ended') {
        const session = current();
        if (session === null) return;
        ending = reason;
        storage.setItem(
          STORAGE_KEYS.session,
          JSON.stringify({ storedAt: ENDED, session: { ...session, token: ENDED_TOKEN } } satisfies StoredSession),
        );
      } else {
        ending = reason;
        // The server may tell another tab of the end before the logout arrives there: what that tab writes is no lapse here.
        used = null;
        if (stored.session.token !== ENDED_TOKEN) loggedOutToken = stored.session.token;
        clearStorage(storage);
      }
      watchExpiry();
      tell();
    },
    isGreetingDue: () => greetingDue,
    greeted: () => {
      greetingDue = false;
    },
    lastEnd: () => ending ?? (read() !== null && current() === null ? 'ended' : null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
