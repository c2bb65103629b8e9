import type { RemoteChannel, TerminalSize } from '@remote-console/domain';
import { createAbsence } from './absence.ts';
import { createOutputReader, type OutputReader } from './outputReader.ts';
import { runShell } from './runningShell.ts';
import type { StartShell } from './shell.ts';
import { createTerminalGuests, type TerminalGuest } from './terminalGuests.ts';

/** A shell and its output, which outlives a connection to the browser for a while. */
export interface Terminal {
  readonly id: string;
  /** Shows it in a browser that has that many bytes of its output, instead of the previous browser. */
  readonly attach: (channel: RemoteChannel, received: number, size: TerminalSize) => void;
  /** Shows it to somebody else as well, without depending on them. */
  readonly join: (channel: RemoteChannel) => TerminalGuest;
  /** Records that a browser has shown its output up to there. */
  readonly confirm: (offset: number) => void;
  readonly write: (bytes: Uint8Array) => void;
  readonly resize: (size: TerminalSize) => void;
  /** Records that a channel has ended. */
  readonly detach: (channel: RemoteChannel, mayComeBack: boolean) => void;
  /** Ends it if it waits for the browser of that channel, which may no longer come back. */
  readonly abandon: (channel: RemoteChannel) => void;
  /** Whether its shell has ended and the browser knows. */
  readonly knowsEnd: () => boolean;
  readonly end: () => void;
}

/** Options of a terminal. */
export interface TerminalOptions {
  readonly id: string;
  readonly start: StartShell;
  readonly simulated: boolean;
  readonly size: TerminalSize;
  /** Milliseconds for which it waits for a browser that may come back. */
  readonly keepMs: number;
  /** Nothing of it is kept any longer. */
  readonly onOver: () => void;
}

/**
 * Starts a shell in a terminal.
 *
 * @throws What `start` throws.
 */
export function createTerminal({ id, start, simulated, size, keepMs, onOver }: TerminalOptions): Terminal {
  /** Up to where the browser has shown the output. */
  let shown = 0;
  let isOver = false;
  let viewer: OutputReader | null = null;
  const absence = createAbsence(keepMs, end);
  const shell = runShell({
    start,
    size,
    onOutput() {
      shell.throttle(shown);
      sendOn();
    },
    onExit: sendOn,
  });
  const { output, write } = shell;
  const about = () => ({ shell: shell.name, simulated });
  const guests = createTerminalGuests({ output, about: () => ({ ...about(), size: shell.size() }), write });

  function finish(): void {
    if (isOver) return;
    isOver = true;
    absence.end();
    onOver();
  }

  /** A shell that has ended is kept until all of its output was delivered. */
  function finishWhenShown(): void {
    if (viewer?.knowsEnd() && shown === output.ring.end()) finish();
  }

  function sendOn(): void {
    viewer?.sendOn();
    guests.sendOn();
  }

  function resize(newSize: TerminalSize): void {
    if (shell.resize(newSize)) guests.resize(shell.size());
  }

  function leaveViewer(): void {
    viewer?.stop();
    viewer = null;
  }

  function end(): void {
    // Before the shell ends: its guests would think it ended by itself.
    if (shell.isRunning()) guests.dismiss();
    shell.end();
    leaveViewer();
    finish();
  }

  return {
    id,
    attach(channel, received, newSize) {
      absence.end();
      const before = viewer;
      viewer = createOutputReader({
        channel,
        output,
        from: received,
        opened: (offset) => ({ type: 'opened', terminal: id, offset, ...about() }),
        onEnd: finishWhenShown,
      });
      before?.stop();
      before?.channel.close();
      shown = viewer.sent();
      resize(newSize);
      shell.throttle(shown);
      sendOn();
    },
    join: guests.add,
    confirm(offset) {
      if (!viewer) return;
      shown = Math.max(shown, Math.min(offset, viewer.sent()));
      shell.throttle(shown);
      finishWhenShown();
    },
    write,
    resize,
    detach(channel, mayComeBack) {
      if (viewer?.channel !== channel) return;
      leaveViewer();
      if (isOver) return;
      if (!mayComeBack) return end();
      absence.begin(channel);
    },
    abandon(channel) {
      if (absence.isOf(channel)) end();
    },
    knowsEnd: () => viewer?.knowsEnd() ?? false,
    end,
  };
}
