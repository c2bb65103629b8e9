import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router-dom';
import type { UnsavedChanges } from './unsavedChanges.ts';

/** Where the page is, and what led there. */
export interface HistoryPlace {
  readonly location: Location;
  readonly navigationType: NavigationType;
}

/** The history of the browser as a `Router` takes it. */
export interface BrowserHistory {
  /** Where links and `navigate` take their steps. */
  readonly navigator: Navigator;
  /** The same object until the page is somewhere else. */
  readonly current: () => HistoryPlace;
  /** Hears of every step, those of the browser's own buttons included. Returns how to stop. */
  readonly subscribe: (onStep: () => void) => () => void;
}

/** What the console writes into each entry of the browser's history. */
interface EntryState {
  /** Which entry it is, counted from the one that the page began with. */
  readonly index: number;
  readonly key: string;
  /** What a step took along. */
  readonly state: unknown;
}

/** The key by which React Router knows the entry that a page began with. */
const FIRST_KEY = 'default';

/** What is written in the present entry; `null` in one that is not of the console's making, such as the first. */
function readEntry(): EntryState | null {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null || !('index' in entry) || !('key' in entry)) return null;
  const { index, key } = entry;
  if (typeof index !== 'number' || typeof key !== 'string') return null;
  return { index, key, state: 'state' in entry ? entry.state : null };
}

/** The present entry; one without anything written gets what is given. */
function readOrWriteEntry(unwritten: EntryState): EntryState {
  const entry = readEntry();
  if (!entry) window.history.replaceState(unwritten, '');
  return entry ?? unwritten;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** The address that a step leads to, from the present one. A path of two slashes would name another host without the origin. */
function urlOf(to: To): URL {
  const { pathname = window.location.pathname, search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return new URL(window.location.origin + createPath({ pathname, search, hash }));
}

/**
 * The history of this page, whose steps wait for what was typed: a link or `navigate` before it is taken, and one of the
 * browser's own buttons by leading the browser back until the person agrees.
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
        // Safari takes a hundred steps in half a minute; a page that is loaded takes one more.
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
    // What the browser itself adds, as for a link to a place on the page, comes after the entry that it was added to.
    const next = readOrWriteEntry({ index: entry.index + 1, key: newKey(), state: null });
    const ask = questionBefore(isElsewhere(window.location.pathname));
    const steps = next.index - entry.index;
    if (!ask || steps === 0) {
      arrive(next, NavigationType.Pop);
      return;
    }
    // The browser has gone already: it is led back, and goes again once the person agrees.
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
