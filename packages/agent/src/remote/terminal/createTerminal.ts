import { KEPT_OUTPUT, MOST_UNSHOWN_OUTPUT, type RemoteChannel, type TerminalSize } from '@remote-console/domain';
import { createOutputReader, type OutputReader } from './outputReader.ts';
import { createOutputRing } from './outputRing.ts';
import type { StartShell } from './shell.ts';
import { createTerminalGuests, type TerminalGuest } from './terminalGuests.ts';

/** A shell and its output, which outlives a connection to the browser for a while. */
export interface Terminal {
  readonly id: string;
  /** Shows it in a browser that has that many bytes of its output; whoever showed it before does not any more. */
  readonly attach: (channel: RemoteChannel, received: number, size: TerminalSize) => void;
  /** Shows it to somebody else as well, on whom it does not depend. */
  readonly join: (channel: RemoteChannel) => TerminalGuest;
  /** Notes that a browser has shown its output up to there. */
  readonly confirm: (offset: number) => void;
  readonly write: (bytes: Uint8Array) => void;
  readonly resize: (size: TerminalSize) => void;
  /** Notes that a channel is over. */
  readonly detach: (channel: RemoteChannel, mayComeBack: boolean) => void;
  /** Ends it where it waits for the browser of that channel, which may not come back any more. */
  readonly abandon: (channel: RemoteChannel) => void;
  /** Whether its shell is over and the browser knows. */
  readonly knowsEnd: () => boolean;
  readonly end: () => void;
}

/** How a terminal is made. */
export interface TerminalOptions {
  readonly id: string;
  readonly start: StartShell;
  readonly simulated: boolean;
  readonly size: TerminalSize;
  /** Milliseconds for which it waits for a browser that may come back. */
  readonly keepMs: number;
  /** Nothing of it is kept any more. */
  readonly onOver: () => void;
}

/** What browsers say of a size comes with more, such as the name of the terminal, which is for nobody else. */
const sizeOnly = ({ columns, rows }: TerminalSize): TerminalSize => ({ columns, rows });

/**
 * Starts a shell in a terminal.
 *
 * @throws What `start` throws.
 */
export function createTerminal(options: TerminalOptions): Terminal {
  const { id, start, simulated, keepMs, onOver } = options;
  const ring = createOutputRing(KEPT_OUTPUT);
  /** Up to where the browser has shown the output. */
  let shown = 0;
  let isPaused = false;
  let exitCode: number | null = null;
  let isOver = false;
  let size = sizeOnly(options.size);
  let viewer: OutputReader | null = null;
  let leaving: NodeJS.Timeout | null = null;
  /** The channel that was lost, while it waits for its browser. */
  let lost: RemoteChannel | null = null;
  const output = { ring, exitCode: () => exitCode };
  const about = () => ({ shell: shell.name, simulated });
  const guests = createTerminalGuests({ output, about: () => ({ ...about(), size }), write });

  /** Has the shell wait while much of its output is not shown, also while no browser is there: so nothing is lost. */
  function throttle(): void {
    const isMuch = ring.end() - shown > MOST_UNSHOWN_OUTPUT;
    if (isMuch === isPaused) return;
    isPaused = isMuch;
    if (isMuch) shell.pause();
    else shell.resume();
  }

  function finish(): void {
    if (isOver) return;
    isOver = true;
    if (leaving) clearTimeout(leaving);
    onOver();
  }

  /** A shell that is over is kept until nothing is left to tell of it. */
  function finishWhenShown(): void {
    if (viewer?.knowsEnd() && shown === ring.end()) finish();
  }

  function sendOn(): void {
    viewer?.sendOn();
    guests.sendOn();
  }

  function write(bytes: Uint8Array): void {
    if (exitCode === null) shell.write(bytes);
  }

  function resize(newSize: TerminalSize): void {
    if (exitCode !== null) return;
    const before = size;
    size = sizeOnly(newSize);
    shell.resize(size);
    if (size.columns !== before.columns || size.rows !== before.rows) guests.resize(size);
  }

  function leaveViewer(): void {
    viewer?.stop();
    viewer = null;
  }

  function end(): void {
    if (exitCode === null) {
      // Before the shell ends: its guests would take that for an end of its own.
      guests.dismiss();
      shell.end();
    }
    leaveViewer();
    finish();
  }

  const shell = start(size, {
    output(bytes) {
      if (isOver) return;
      ring.append(bytes);
      throttle();
      sendOn();
    },
    exit(code) {
      exitCode = code;
      sendOn();
    },
  });

  return {
    id,
    attach(channel, received, newSize) {
      if (leaving) clearTimeout(leaving);
      leaving = null;
      lost = null;
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
      throttle();
      sendOn();
    },
    join: guests.add,
    confirm(offset) {
      if (!viewer) return;
      shown = Math.max(shown, Math.min(offset, viewer.sent()));
      throttle();
      finishWhenShown();
    },
    write,
    resize,
    detach(channel, mayComeBack) {
      if (viewer?.channel !== channel) return;
      leaveViewer();
      if (isOver) return;
      if (!mayComeBack) return end();
      lost = channel;
      leaving = setTimeout(end, keepMs);
    },
    abandon(channel) {
      if (lost === channel) end();
    },
    knowsEnd: () => viewer?.knowsEnd() ?? false,
    end,
  };
}
