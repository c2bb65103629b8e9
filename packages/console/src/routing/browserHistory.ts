import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router-dom';
import type { UnsavedChanges } from './unsavedChanges.ts';

/** The current location, and the navigation that led there. */
export interface HistoryPlace {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

/** The browser's history in the form that `Router` takes. */
export interface BrowserHistory {
  /** What links and `navigate` use. */
  readonly navigator: Navigator;
  /** Keeps its identity until the location changes. */
  readonly current: () => HistoryPlace;
  /** Reports every navigation, including the browser's own buttons. Returns the unsubscribe function. */
  readonly subscribe: (onStep: () => void) => () => void;
}

/** What the console writes into each entry of the browser's history. */
interface EntryState {
  /** The entry's index, counted from the one that the page began with. */
  readonly index: number;
  readonly key: string;
  /** The state that a navigation carried. */
  readonly state: unknown;
}

/** The key by which React Router knows the entry that a page began with. */
const FIRST_KEY = 'default';

/** The current entry's data; `null` in entries that the console didn't create, such as the first. */
function readEntry(): EntryState | null {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('index' in entry) || !('key' in entry)) return null;
  const { index, key } = entry;
  if (typeof index !== 'number' || typeof key !== 'string') return null;
  return { index, key, state: 'state' in entry ? entry.state : null };
}

/** The current entry; one without data gets the given data. */
function readOrWriteEntry(unwritten: EntryState): EntryState {
  const entry = readEntry();
  if (!entry) window.history.replaceState(unwritten, '');
  return entry ?? unwritten;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** The address that a navigation leads to from here. Without the origin, two leading slashes would name a host. */
function urlOf(to: To): URL {
  const { pathname = window.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return new URL(window.location.origin + createPath({ pathname, search, hash }));
}

/**
 * The page's history, whose navigations wait for unsaved input: links and `navigate` are held back, and the browser's
 * own buttons are undone until the user agrees.
 */
export function createBrowserHistory({
  questionBefore,
  whenAllowed,
}: Pick<UnsavedChanges, 'questionBefore' | 'whenAllowed'>): BrowserHistory {
  const listeners = new Set<() => void>();
  let isLedBack = false;
  let entry = readOrWriteEntry({ index: 0, key: FIRST_KEY, state: null });

  const read = (navigationType: NavigationType): HistoryPlace => {
    const { pathname, search, hash } = window.location;
    const { key, state } = entry;
    return { location: { pathname, search, hash, key, state }, navigationType };
  };
  let place = read(NavigationType.Pop);

  const arrive = (next: EntryState, navigationType: NavigationType) => {
    entry = next;
    place = read(navigationType);
    for (const listener of listeners) listener();
  };
  const isElsewhere = (pathname: string) => pathname !== place.location.pathname;

  const push = (to: To, state: unknown) => {
    const url = urlOf(to);
    whenAllowed(() => {
      const next = { index: entry.index + 1, key: newKey(), state };
      try {
        window.history.pushState(next, '', url);
      } catch {
        // Safari allows a hundred history changes per half minute; a page load allows one more.
        window.location.assign(url);
        return;
      }
      arrive(next, NavigationType.Push);
    }, isElsewhere(url.pathname));
  };
  const replace = (to: To, state: unknown) => {
    const url = urlOf(to);
    whenAllowed(() => {
      const next = { index: entry.index, key: newKey(), state };
      window.history.replaceState(next, '', url);
      arrive(next, NavigationType.Replace);
    }, isElsewhere(url.pathname));
  };

  const onPopState = () => {
    if (isLedBack) {
      isLedBack = false;
      return;
    }
    // Entries that the browser adds itself, such as for an in-page link, come after the current one.
    const next = readOrWriteEntry({ index: entry.index + 1, key: newKey(), state: null });
    const ask = questionBefore(isElsewhere(window.location.pathname));
    const steps = next.index - entry.index;
    if (!ask || steps === 0) {
      arrive(next, NavigationType.Pop);
      return;
    }
    // The browser has already moved: it goes back, and moves again once the user agrees.
    isLedBack = true;
    window.history.go(-steps);
    void ask().then((agreed) => agreed && window.history.go(steps));
  };

  return {
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      encodeLocation: (to) => {
        const { pathname, search, hash } = urlOf(to);
        return { pathname, search, hash };
      },
      go: (steps) => window.history.go(steps),
      push,
      replace,
    },
    current: () => place,
    subscribe: (onStep) => {
      if (listeners.size === 0) window.addEventListener('popstate', onPopState);
      listeners.add(onStep);
      return () => {
        listeners.delete(onStep);
        if (listeners.size === 0) window.removeEventListener('popstate', onPopState);
      };
    },
  };
}
