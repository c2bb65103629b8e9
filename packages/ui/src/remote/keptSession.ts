import { isRemoteKind, MOST_TERMINALS, REMOTE_KINDS, type RemoteKind } from '@remote-console/domain';
import { tabStorage } from '../drafts/index.ts';

/** A terminal that a page had before it was loaded again. */
export interface KeptTerminal {
  /** The name that its agent gave it. */
  readonly terminal: string;
  /** How many bytes of its output the page had. */
  readonly received: number;
}

/** A connection that a page had before it was loaded again. */
export interface KeptTab {
  readonly kind: RemoteKind;
  /** Its shell; `null` where it has none. */
  readonly terminal: KeptTerminal | null;
}

/** What is needed to go on with a session: no token, and nothing that opens a device by itself. */
export interface KeptSession {
  /** Number of the session. */
  readonly session: number;
  readonly tabs: readonly KeptTab[];
}

/** Whose session it is, and with which device. */
export interface SessionOwner {
  readonly person: number;
  readonly deviceId: number;
}

/** Tabs that a window has at most: one of each kind, and the other terminals. */
const MOST_TABS = REMOTE_KINDS.length - 1 + MOST_TERMINALS;

const keyOf = ({ person, deviceId }: SessionOwner) => `remote-console.session:${person}:${deviceId}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function terminalOf(value: unknown): KeptTerminal | null {
  if (!isRecord(value)) return null;
  const { terminal, received } = value;
  return typeof terminal === 'string' && isCount(received) ? { terminal, received } : null;
}

function parse(kept: unknown): KeptSession | null {
  if (!isRecord(kept) || !isCount(kept['session']) || !Array.isArray(kept['tabs'])) return null;
  const tabs = kept['tabs'].slice(0, MOST_TABS).flatMap((tab: unknown): KeptTab[] => {
    const kind = isRecord(tab) ? tab['kind'] : null;
    if (!isRecord(tab) || typeof kind !== 'string' || !isRemoteKind(kind)) return [];
    return [{ kind, terminal: terminalOf(tab['terminal']) }];
  });
  return tabs.length === 0 ? null : { session: kept['session'], tabs };
}

/** Keeps a session in this tab of the browser for the next load of the page; `null` forgets the one that is kept. */
export function keepSession(owner: SessionOwner, kept: KeptSession | null): void {
  try {
    const storage = tabStorage();
    if (kept) storage?.setItem(keyOf(owner), JSON.stringify(kept));
    else storage?.removeItem(keyOf(owner));
  } catch {
    // A browser that keeps nothing for pages: the next load begins a session of its own, as it would have without this.
  }
}

/** The session that was kept for this load of the page. It is there once: a copy of the tab has none. */
export function takeKeptSession(owner: SessionOwner): KeptSession | null {
  try {
    const kept = tabStorage()?.getItem(keyOf(owner)) ?? null;
    keepSession(owner, null);
    return kept === null ? null : parse(JSON.parse(kept));
  } catch {
    // Nothing that this console wrote: there is no session to go on with.
    return null;
  }
}
