import { isSessionAlive, keysClearedByLogout } from '@remote-console/domain';
import { keysOf, type KeyValueStore, STORAGE_KEYS } from '../storage/index.ts';
import { readStoredSession, type Session, type StoredSession, storedText } from './session.ts';

/** The session in this browser's storage, which all tabs share. */
export interface SessionEntry {
  /**
   * The stored session; `null` if there is none or it was logged out of here. Keeps its identity until another session
   * is written.
   */
  readonly read: () => StoredSession | null;
  /** The same, excluding a session whose 3 hours are over or that the server has ended. */
  readonly readAlive: () => Session | null;
  readonly write: (session: Session) => void;
  /** Stores a session that the server has ended without its token, so that every tab knows whose it was. */
  readonly writeEnded: (session: Session) => void;
  /** Clears every storage entry except the kept preferences (A-SESSION-07, A-SESSION-08). */
  readonly clearStorage: () => void;
  /** The same, and ignores the currently stored session if a tab that missed the logout writes it again. */
  readonly logOut: () => void;
  /** Another tab has written or removed the session: clears what is left of one that was logged out of. */
  readonly followOtherTab: (change: { readonly isRemoved: boolean }) => void;
}

interface SessionEntryOptions {
  readonly storage: KeyValueStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The write time of a session that the server has ended since: too long ago to count. */
const ENDED = 0;
const ENDED_TOKEN = 'ended';

/** The same session keeps its identity, so that a restart of its 3 hours alone doesn't rerender anything. */
function keepSession(next: StoredSession | null, before: StoredSession | null): StoredSession | null {
  const isSame = next && before && JSON.stringify(next.session) === JSON.stringify(before.session);
  return isSame ? { ...next, session: before.session } : next;
}

/** Manages the session in a storage. */
export function createSessionEntry({ storage, now }: SessionEntryOptions): SessionEntry {
  let lastRead: { text: string | null; stored: StoredSession | null } = { text: null, stored: null };
  let loggedOutToken: string | null = null;

  const written = (): StoredSession | null => {
    const text = storage.getItem(STORAGE_KEYS.session);
    if (text !== lastRead.text) lastRead = { text, stored: keepSession(readStoredSession(text), lastRead.stored) };
    return lastRead.stored;
  };
  // A tab that missed the logout writes the session once more when its profile arrives.
  const isLoggedOut = (stored: StoredSession | null) => stored?.session.token === loggedOutToken;
  const read = (): StoredSession | null => {
    const stored = written();
    return isLoggedOut(stored) ? null : stored;
  };
  const write = (stored: StoredSession) => storage.setItem(STORAGE_KEYS.session, storedText(stored));
  const remove = () => storage.removeItem(STORAGE_KEYS.session);
  const clearStorage = () => {
    for (const key of keysClearedByLogout(keysOf(storage))) storage.removeItem(key);
  };

  return {
    read,
    readAlive: () => {
      const stored = read();
      return stored && isSessionAlive(stored.storedAt, now()) ? stored.session : null;
    },
    write: (session) => write({ storedAt: now(), session }),
    writeEnded: (session) => write({ storedAt: ENDED, session: { ...session, token: ENDED_TOKEN } }),
    clearStorage,
    logOut: () => {
      const token = read()?.session.token;
      if (token !== undefined && token !== ENDED_TOKEN) loggedOutToken = token;
      clearStorage();
    },
    followOtherTab: ({ isRemoved }) => {
      // The server may report the end to this tab before the other tab's logout arrives here: the logout counts.
      if (isRemoved && read()?.session.token === ENDED_TOKEN) remove();
      if (isLoggedOut(written())) remove();
    },
  };
}
