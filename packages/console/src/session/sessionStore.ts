import type { Profile } from '@remote-console/api-client';
import { mustClearStorage } from '@remote-console/domain';
import { type KeyValueStore, STORAGE_KEYS } from '../storage/index.ts';
import type { Session } from './session.ts';
import { createSessionEntry } from './sessionEntry.ts';
import { createSessionLifetime, type SessionLifetime } from './sessionLifetime.ts';

/** Why the session ended: the user logged out, or the server no longer accepted it. */
export type SessionEnd = 'logout' | 'ended';

/** How a session ended, as seen from one tab; the logout may be another tab's. */
export type SeenEnd = SessionEnd | 'logout-elsewhere';

/** This browser's session. All tabs share it through local storage. */
export interface SessionStore extends Omit<SessionLifetime, 'watch'> {
  /** The session, or `null` without one and after its 3 hours. Keeps its identity until it is written again. */
  readonly current: () => Session | null;
  /** Since when this page has had the session, in epoch milliseconds: since it opened, or since the login in it. */
  readonly heldSince: () => number;
  /**
   * The session that was in use in this page and ended without a logout: its user can log in again in place. `null`
   * while there is a session, after a logout in any tab, and in a page that opened after the end.
   */
  readonly lapsed: () => Session | null;
  /** Begins a session after a login; another user's entries are cleared first (A-SESSION-11). */
  readonly begin: (profile: Profile, token: string) => void;
  /** Continues after the session lapsed and its user logged in again: like `begin`, without a greeting. */
  readonly resume: (profile: Profile, token: string) => void;
  /** Writes the freshly loaded profile; the 3 hours start over. Does nothing without a session. */
  readonly renew: (profile: Profile) => void;
  /**
   * Ends the session. A logout clears storage (A-SESSION-07); a session that the server ended is kept without its
   * token, so that every tab knows whose it was. Does nothing without a session.
   */
  readonly end: (reason: SessionEnd) => void;
  /** Whether the session began with a login in this page and its greeting is still due. */
  readonly isGreetingDue: () => boolean;
  /** The greeting was shown, or there was none to show. */
  readonly greeted: () => void;
  /** How this tab's last session ended, or `null`; a new one resets it. */
  readonly lastEnd: () => SeenEnd | null;
  /** Calls back when the session begins, changes, or ends, in this tab or another. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface SessionStoreOptions {
  readonly storage: KeyValueStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Reports writes by other tabs; the window. */
  readonly otherTabs?: EventTarget;
}

/** Reports what other tabs do to the session. A storage event without a key means that everything was cleared. */
function listenToOtherTabs(otherTabs: EventTarget, onChange: (change: { readonly isRemoved: boolean }) => void): void {
  otherTabs.addEventListener('storage', (event) => {
    const key = 'key' in event ? event.key : null;
    if (key !== STORAGE_KEYS.session && key !== null) return;
    onChange({ isRemoved: 'newValue' in event && event.newValue === null });
  });
}

/** Creates the session of a storage. */
export function createSessionStore({ storage, now, otherTabs }: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const entry = createSessionEntry({ storage, now });
  const lifetime = createSessionLifetime({ entry, now, onOver: tell });
  let ending: SeenEnd | null = null;
  let greetingDue = false;
  /** The session that this page has had; the end of any other is not a lapse here. */
  let used: Session | null = null;
  let heldSince = now();

  const changed = () => {
    lifetime.watch();
    tell();
  };
  const current = (): Session | null => {
    const session = entry.readAlive();
    used = session ?? used;
    return session;
  };
  const write = (session: Session) => {
    lifetime.expectEnd(null);
    entry.write(session);
    changed();
  };
  const start = (profile: Profile, token: string) => {
    if (mustClearStorage(entry.read()?.session.loginId, profile.loginId)) entry.clearStorage();
    ending = null;
    heldSince = now();
    write({ ...profile, token });
  };
  const endByLogout = () => {
    if (entry.read() === null) return;
    ending = 'logout';
    // The server may report the end to another tab before the logout arrives there: what it writes is no lapse here.
    used = null;
    entry.logOut();
    changed();
  };
  const endByServer = () => {
    const session = current();
    if (session === null) return;
    ending = 'ended';
    entry.writeEnded(session);
    changed();
  };

  if (otherTabs) {
    listenToOtherTabs(otherTabs, (change) => {
      entry.followOtherTab(change);
      if (used !== null && ending !== 'logout' && entry.read() === null) ending = 'logout-elsewhere';
      changed();
    });
  }
  lifetime.watch();

  return {
    current,
    heldSince: () => heldSince,
    endsAt: lifetime.endsAt,
    isProlongable: lifetime.isProlongable,
    expectEnd: (next) => {
      lifetime.expectEnd(next);
      tell();
    },
    lapsed: () => {
      const stored = entry.read();
      return stored && current() === null && used?.id === stored.session.id ? used : null;
    },
    begin: (profile, token) => {
      greetingDue = true;
      start(profile, token);
    },
    resume: start,
    renew: (profile) => {
      const session = current();
      if (!session || session.id !== profile.id) return;
      write({ ...profile, token: session.token });
    },
    end: (reason) => {
      if (reason === 'logout') endByLogout();
      else endByServer();
    },
    isGreetingDue: () => greetingDue,
    greeted: () => {
      greetingDue = false;
    },
    lastEnd: () => ending ?? (entry.read() !== null && current() === null ? 'ended' : null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
