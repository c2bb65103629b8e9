import type { RemoteChannel, TerminalRefusal, TerminalSize, TerminalToBrowser } from '@remote-console/domain';
import type { KeptTerminal } from '../keptSession.ts';
import { createShellOutput, type OpenedShell } from './shellOutput.ts';
import { createTerminalChannel } from './terminalChannel.ts';

/** The state of a terminal. */
export type TerminalState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'live'; readonly shell: string; readonly simulated: boolean }
  /** The connection is lost temporarily; `over` permanently. */
  | { readonly kind: 'away' }
  | { readonly kind: 'over' }
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'refused'; readonly because: TerminalRefusal; readonly detail: string };

/** Where output is displayed. */
export interface SessionScreen {
  /** Resolves when the bytes are displayed. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  /** Discards everything, for another shell. */
  readonly clear: () => void;
  readonly size: () => TerminalSize;
}

/** The events of a session. */
export interface SessionListener {
  readonly state: (state: TerminalState) => void;
  /** The same shell resumes after a connection loss; with whether output is missing. */
  readonly back: (hasGap: boolean) => void;
}

/** A terminal over one connection after another. */
export interface TerminalSession {
  /** Continues over a connection; with the shell of the previous one, if there was one. */
  readonly join: (channel: RemoteChannel) => void;
  /** Opens a new shell to replace an ended one. */
  readonly openNew: () => void;
  /** Sends typed input; nothing unless the shell is live. */
  readonly type: (bytes: Uint8Array) => void;
  readonly resize: (size: TerminalSize) => void;
  /** What another page load needs to resume the shell; null if there is none. */
  readonly kept: () => KeptTerminal | null;
  /** Stops listening. */
  readonly leave: () => void;
}

/**
 * A session without a connection yet.
 *
 * @param resumed A terminal of an earlier page load to resume; an ended one is replaced by a new one.
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
  /** The shell on the screen, while it runs. */
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
      // The size of the person's own terminal is that of this page.
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
