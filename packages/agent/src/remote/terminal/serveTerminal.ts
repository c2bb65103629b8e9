import { randomUUID } from 'node:crypto';
import {
  type BrowserToTerminal,
  mayReconnect,
  MOST_TERMINALS,
  readBrowserToTerminal,
  RECONNECT_MS,
  type RemoteChannel,
} from '@remote-console/domain';
import type { ServedConnection } from '../remoteHost.ts';
import { createTerminal, type Terminal } from './createTerminal.ts';
import { sayToBrowser } from './sayToBrowser.ts';
import { serveTerminalGuest } from './serveTerminalGuest.ts';
import type { StartShell } from './shell.ts';

/** The terminals of one device. */
export interface Terminals {
  readonly start: StartShell;
  /** Whether the shells are simulated. */
  readonly simulated: boolean;
  /** Milliseconds for which a shell waits for a browser that may come back. */
  readonly keepMs: number;
  /** The running ones, by name. */
  readonly running: Map<string, Terminal>;
}

/** No terminals yet. */
export function createTerminals(start: StartShell, { simulated = false, keepMs = RECONNECT_MS } = {}): Terminals {
  return { start, simulated, keepMs, running: new Map() };
}

/** Ends all shells. */
export function endTerminals({ running }: Terminals): void {
  for (const terminal of running.values()) terminal.end();
}

const LONGEST_DETAIL = 200;

type Opening = Extract<BrowserToTerminal, { type: 'open' }>;

function startTerminal(channel: RemoteChannel, opening: Opening, terminals: Terminals): Terminal | null {
  const { start, simulated, keepMs, running } = terminals;
  if (running.size >= MOST_TERMINALS) {
    sayToBrowser(channel, { type: 'refused', because: 'too_many', detail: '' });
    return null;
  }
  const id = randomUUID();
  try {
    const terminal = createTerminal({
      id,
      start,
      simulated,
      size: opening,
      keepMs,
      onOver: () => void running.delete(id),
    });
    running.set(id, terminal);
    return terminal;
  } catch (thrown) {
    const detail = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, LONGEST_DETAIL);
    sayToBrowser(channel, { type: 'refused', because: 'failed', detail });
    return null;
  }
}

function terminalFor(channel: RemoteChannel, opening: Opening, terminals: Terminals): Terminal | null {
  if (opening.terminal === undefined) return startTerminal(channel, opening, terminals);
  const terminal = terminals.running.get(opening.terminal) ?? null;
  if (terminal === null) sayToBrowser(channel, { type: 'refused', because: 'gone', detail: '' });
  return terminal;
}

/** Serves a terminal over a channel, until the channel ends: the browser's own, or one that it joins as a guest. */
export function serveTerminal(
  channel: RemoteChannel,
  terminals: Terminals,
  { abandoned, beside }: ServedConnection,
): Promise<void> {
  if (beside !== null) return serveTerminalGuest(channel, terminals.running, beside);
  let terminal: Terminal | null = null;
  abandoned.addEventListener('abort', () => terminal?.abandon(channel));
  return new Promise((resolve) => {
    channel.listen({
      control(message) {
        const said = readBrowserToTerminal(message);
        switch (said?.type) {
          case 'open':
            if (terminal !== null && !terminal.knowsEnd()) return;
            terminal?.detach(channel, false);
            terminal = terminalFor(channel, said, terminals);
            terminal?.attach(channel, said.received ?? 0, said);
            return;
          case 'resize':
            return terminal?.resize(said);
          case 'received':
            return terminal?.confirm(said.offset);
          case undefined:
        }
      },
      data: (bytes) => terminal?.write(bytes),
      end({ reason }) {
        terminal?.detach(channel, mayReconnect(reason));
        resolve();
      },
    });
  });
}
