import type { Profile } from '@remote-console/api-client';
import { isSessionAlive, keysClearedByLogout, mustClearStorage, SESSION_LIFETIME_MS } from '@remote-console/domain';
import { keysOf, type KeyValueStore } from './browserStorage.ts';
import { readStoredSession, type Session, type StoredSession } from './session.ts';
import { STORAGE_KEYS } from './storageKeys.ts';

/** Why there is no session any more: the person asked for it, or the server did not accept it any longer. */
export type SessionEnd = 'logout' | 'ended';

/** The session of this browser. All tabs share it through local storage. */
export interface SessionStore {
  /** The session, or `null` without one and after its 3 hours. The same object until it is written anew. */
  readonly current: () => Session | null;
  /** Begins a session after a login; somebody else's entries are cleared first (A-SESSION-11). */
  readonly begin: (profile: Profile, token: string) => void;
  /** Writes the profile as it was loaded now; the 3 hours start anew. Without a session nothing happens. */
  readonly renew: (profile: Profile) => void;
  /** Ends the session and clears what a logout clears. Without a session nothing happens. */
  readonly end: (reason: SessionEnd) => void;
  /** Whether the session began with a login in this page whose greeting was not given yet. */
  readonly isGreetingDue: () => boolean;
  /** The greeting was given, or there was none to give. */
  readonly greeted: () => void;
  /** How the last session of this tab ended, or `null`; a new one forgets it. */
  readonly lastEnd: () => SessionEnd | null;
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
  let ending: SessionEnd | null = null;
  let greetingDue = false;
  let expiry: ReturnType<typeof setTimeout> | undefined;

  const read = (): StoredSession | null => {
    const text = storage.getItem(STORAGE_KEYS.session);
    if (text !== lastRead.text) lastRead = { text, stored: readStoredSession(text) };
    return lastRead.stored;
  };
  // An open page is told when the 3 hours are over, so that it does not go on asking without a token.
  const watchExpiry = () => {
    clearTimeout(expiry);
    const stored = read();
    const left = stored ? stored.storedAt + SESSION_LIFETIME_MS - now() : 0;
    if (left > 0) expiry = setTimeout(tell, left + 1);
  };
  const write = (session: Session) => {
    storage.setItem(STORAGE_KEYS.session, JSON.stringify({ storedAt: now(), session } satisfies StoredSession));
    watchExpiry();
    tell();
  };
  const current = (): Session | null => {
    const stored = read();
    return stored && isSessionAlive(stored.storedAt, now()) ? stored.session : null;
  };

  // A storage event without a key means that everything was cleared.
  otherTabs?.addEventListener('storage', (event) => {
    const key = 'key' in event ? event.key : null;
    if (key !== STORAGE_KEYS.session && key !== null) return;
    watchExpiry();
    tell();
  });
  watchExpiry();

  return {
    current,
    begin: (profile, token) => {
      if (mustClearStorage(read()?.session.mgrid, profile.mgrid)) clearStorage(storage);
      ending = null;
      greetingDue = true;
      write({ ...profile, token });
    },
    renew: (profile) => {
      const session = current();
      if (!session || session.pk !== profile.pk) return;
      write({ ...profile, token: session.token });
    },
    end: (reason) => {
      if (read() === null) return;
      ending = reason;
      clearStorage(storage);
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
