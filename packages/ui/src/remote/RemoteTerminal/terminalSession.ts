import {
  type BrowserToTerminal,
  mayReconnect,
  readTerminalToBrowser,
  type RemoteChannel,
  type TerminalRefusal,
  type TerminalSize,
} from '@remote-console/domain';
import type { KeptTerminal } from '../keptSession.ts';

/** How a terminal is. */
export type TerminalState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'live'; readonly shell: string; readonly simulated: boolean }
  /** The connection is lost for a moment; `over` for good. */
  | { readonly kind: 'away' }
  | { readonly kind: 'over' }
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'refused'; readonly because: TerminalRefusal; readonly detail: string };

/** Where output is shown. */
export interface SessionScreen {
  /** Resolves when the bytes are shown. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Forgets everything, for another shell. */
  readonly clear: () => void;
  readonly size: () => TerminalSize;
}

/** What a session tells. */
export interface SessionListener {
  readonly state: (state: TerminalState) => void;
  /** The same shell goes on after a loss of connection; whether output of the time between is missing. */
  readonly back: (hasGap: boolean) => void;
}

/** A terminal over one connection after another. */
export interface TerminalSession {
  /** Goes on over a connection; with the shell of the one before, where there was one. */
  readonly join: (channel: RemoteChannel) => void;
  /** Opens another shell in place of one that is over. */
  readonly openNew: () => void;
  /** Sends what was typed; nothing unless the shell is there. */
  readonly type: (bytes: Uint8Array) => void;
  readonly resize: (size: TerminalSize) => void;
  /** What another load of the page needs to go on with the shell; null while there is none. */
  readonly kept: () => KeptTerminal | null;
  /** Listens no more. */
  readonly leave: () => void;
}

/** Bytes that are confirmed at once; fewer are confirmed together, after a moment in milliseconds. */
const MUCH = 64 * 1024;
const MOMENT_MS = 100;

/**
 * A session without a connection yet.
 *
 * @param resumed A terminal of an earlier load of the page to go on with; one that is over is replaced by another.
 */
export function createTerminalSession(
  screen: SessionScreen,
  listener: SessionListener,
  resumed: KeptTerminal | null = null,
): TerminalSession {
  let channel: RemoteChannel | null = null;
  let state: TerminalState = { kind: 'opening' };
  /** The shell that is on the screen, while it runs. */
  let terminal = resumed?.terminal ?? null;
  /**
   * Output up to there was shown by an earlier load of the page. While it is shown again nothing is sent: what programs
   * asked of the terminal was answered then.
   */
  let shownBefore = resumed?.received ?? 0;
  /** How the shell is that is there, while its output is shown again. */
  let opening: Extract<TerminalState, { kind: 'live' }> | null = null;
  /** Counts the shells that were on the screen. */
  let shells = 0;
  let received = 0;
  let shown = 0;
  let confirmed = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function change(next: TerminalState): void {
    state = next;
    listener.state(next);
  }

  function say(message: BrowserToTerminal): void {
    channel?.sendControl(message);
  }

  function open(): void {
    const { columns, rows } = screen.size();
    change({ kind: 'opening' });
    say(terminal === null ? { type: 'open', columns, rows } : { type: 'open', columns, rows, terminal, received });
  }

  function confirm(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    if (shown === confirmed) return;
    confirmed = shown;
    say({ type: 'received', offset: shown });
  }

  async function show(bytes: Uint8Array): Promise<void> {
    const shell = shells;
    received += bytes.length;
    const end = received;
    await screen.write(bytes);
    if (shell !== shells) return;
    shown = end;
    goLive();
    if (shown - confirmed >= MUCH) confirm();
    else timer ??= setTimeout(confirm, MOMENT_MS);
  }

  function begin(opened: {
    readonly terminal: string;
    readonly offset: number;
    readonly shell: string;
    readonly simulated: boolean;
  }): void {
    const goesOn = opened.terminal === terminal;
    if (goesOn && shells > 0) {
      listener.back(opened.offset > received);
    } else {
      if (shells > 0) screen.clear();
      shells += 1;
      terminal = opened.terminal;
      if (!goesOn) shownBefore = 0;
    }
    received = opened.offset;
    shown = opened.offset;
    confirmed = opened.offset;
    opening = { kind: 'live', shell: opened.shell, simulated: opened.simulated };
    goLive();
  }

  function goLive(): void {
    if (!opening || shown < shownBefore) return;
    const next = opening;
    opening = null;
    change(next);
  }

  function beRefused(because: TerminalRefusal, detail: string): void {
    const wasResumed = terminal !== null && shells === 0;
    terminal = null;
    if (because === 'gone' && wasResumed) open();
    else change({ kind: 'refused', because, detail });
  }

  function hear(message: unknown): void {
    const said = readTerminalToBrowser(message);
    switch (said?.type) {
      case 'opened':
        return begin(said);
      case 'refused':
        return beRefused(said.because, said.detail);
      case 'exit':
        terminal = null;
        opening = null;
        return change({ kind: 'exited', code: said.code });
      // The size of an own terminal is that of this page.
      case 'resized':
      case undefined:
    }
  }

  return {
    join(next) {
      channel = next;
      const isCurrent = () => channel === next;
      next.listen({
        control: (message) => isCurrent() && hear(message),
        data: (bytes) => void (isCurrent() && show(bytes)),
        end({ reason }) {
          if (!isCurrent()) return;
          channel = null;
          opening = null;
          change({ kind: mayReconnect(reason) ? 'away' : 'over' });
        },
      });
      open();
    },
    openNew() {
      if (channel && (state.kind === 'exited' || state.kind === 'refused')) open();
    },
    type(bytes) {
      if (state.kind === 'live') channel?.sendData(bytes);
    },
    resize({ columns, rows }) {
      if (state.kind === 'live') say({ type: 'resize', columns, rows });
    },
    kept: () => (terminal === null ? null : { terminal, received: Math.max(received, shownBefore) }),
    leave() {
      channel = null;
      if (timer) clearTimeout(timer);
    },
  };
}
