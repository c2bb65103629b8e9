import type { RemoteChannel, TerminalRefusal, TerminalSize, TerminalToBrowser } from '@remote-console/domain';
import type { KeptTerminal } from '../keptSession.ts';
import { createShellOutput, type OpenedShell } from './shellOutput.ts';
import { createTerminalChannel } from './terminalChannel.ts';

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

/** What a session reports. */
export interface SessionListener {
  readonly state: (state: TerminalState) => void;
  /** The same shell continues after a loss of connection; whether output of the time between is missing. */
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
  const channel = createTerminalChannel({ onMessage, onOutput: (bytes) => void output.show(bytes), onLost });
  const output = createShellOutput(screen, resumed?.received ?? 0, {
    live: ({ shell, simulated }) => change({ kind: 'live', shell, simulated }),
    shown: (offset) => channel.send({ type: 'received', offset }),
  });
  let state: TerminalState = { kind: 'opening' };
  /** The shell that is on the screen, while it runs. */
  let terminal = resumed?.terminal ?? null;

  function change(next: TerminalState): void {
    state = next;
    listener.state(next);
  }

  function open(): void {
    const { columns, rows } = screen.size();
    const wanted = { type: 'open', columns, rows } as const;
    change({ kind: 'opening' });
    channel.send(terminal === null ? wanted : { ...wanted, terminal, received: output.received() });
  }

  function begin(opened: OpenedShell): void {
    const isSame = opened.terminal === terminal;
    if (isSame && output.hasShell()) listener.back(opened.offset > output.received());
    terminal = opened.terminal;
    output.begin(opened, isSame);
  }

  function beRefused(because: TerminalRefusal, detail: string): void {
    const wasResumed = terminal !== null && !output.hasShell();
    terminal = null;
    if (because === 'gone' && wasResumed) open();
    else change({ kind: 'refused', because, detail });
  }

  function onMessage(message: TerminalToBrowser | null): void {
    switch (message?.type) {
      case 'opened':
        return begin(message);
      case 'refused':
        return beRefused(message.because, message.detail);
      case 'exit':
        terminal = null;
        output.end();
        return change({ kind: 'exited', code: message.code });
      // The size of an own terminal is that of this page.
      case 'resized':
      case undefined:
    }
  }

  function onLost(kind: 'away' | 'over'): void {
    output.end();
    change({ kind });
  }

  return {
    join(next) {
      channel.join(next);
      open();
    },
    openNew() {
      if (channel.isConnected() && (state.kind === 'exited' || state.kind === 'refused')) open();
    },
    type(bytes) {
      if (state.kind === 'live') channel.type(bytes);
    },
    resize({ columns, rows }) {
      if (state.kind === 'live') channel.send({ type: 'resize', columns, rows });
    },
    kept: () => (terminal === null ? null : { terminal, received: output.kept() }),
    leave() {
      channel.leave();
      output.leave();
    },
  };
}
