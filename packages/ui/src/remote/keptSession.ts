import { isRemoteKind, MOST_TERMINALS, REMOTE_KINDS, type RemoteKind } from '@remote-console/domain';
import { tabStorage } from '../drafts/index.ts';

/** A terminal from before the page reload. */
export interface KeptTerminal {
  /** The name that its agent gave it. */
  readonly terminal: string;
  /** How many bytes of its output the page had received. */
  readonly received: number;
}

/** A connection from before the page reload. */
export interface KeptTab {
  readonly kind: RemoteKind;
  /** Its shell; `null` if it has none. */
  readonly terminal: KeptTerminal | null;
}

/** What is needed to resume a session: no token, and nothing that opens a device by itself. */
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

/** Maximum number of tabs of a window: one of each kind, and the other terminals. */
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

/** Keeps a session in this browser tab for the next page load; `null` removes the kept one. */
export function keepSession(owner: SessionOwner, kept: KeptSession | null): void {
  try {
    const storage = tabStorage();
    if (kept) storage?.setItem(keyOf(owner), JSON.stringify(kept));
    else storage?.removeItem(keyOf(owner));
  } catch {
    // The browser has no storage: the next page load starts a new session, as it would without this feature.
  }
}

/** The session kept for this page load. Returned once: a duplicated tab has none. */
export function takeKeptSession(owner: SessionOwner): KeptSession | null {
  try {
    const kept = tabStorage()?.getItem(keyOf(owner)) ?? null;
    keepSession(owner, null);
    return kept === null ? null : parse(JSON.parse(kept));
  } catch {
    // Not written by this console: there is no session to resume.
    return null;
  }
}
