import {
  KEPT_OUTPUT,
  MOST_UNSHOWN_OUTPUT,
  REMOTE_PIECE,
  type RemoteChannel,
  type TerminalSize,
} from '@remote-console/domain';
import { createOutputRing } from './outputRing.ts';
import type { StartShell } from './shell.ts';
import { sayToBrowser } from './sayToBrowser.ts';

/** A shell and its output, which outlives a connection to the browser for a while. */
export interface Terminal {
  readonly id: string;
  /** Shows it in a browser that has that many bytes of its output; whoever showed it before does not any more. */
  readonly attach: (channel: RemoteChannel, received: number, size: TerminalSize) => void;
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

interface Viewer {
  readonly channel: RemoteChannel;
  /** Up to where output is sent. */
  sent: number;
  isSending: boolean;
  knowsEnd: boolean;
}

/**
 * Starts a shell in a terminal.
 *
 * @throws What `start` throws.
 */
export function createTerminal({ id, start, simulated, size, keepMs, onOver }: TerminalOptions): Terminal {
  const ring = createOutputRing(KEPT_OUTPUT);
  /** Up to where the browser has shown the output. */
  let shown = 0;
  let isPaused = false;
  let exitCode: number | null = null;
  let isOver = false;
  let viewer: Viewer | null = null;
  let leaving: NodeJS.Timeout | null = null;
  /** The channel that was lost, while it waits for its browser. */
  let lost: RemoteChannel | null = null;

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
    if (viewer?.knowsEnd && shown === ring.end()) finish();
  }

  /** Says where the output that follows begins. */
  function announce(to: Viewer): void {
    to.sent = Math.min(Math.max(to.sent, ring.start()), ring.end());
    sayToBrowser(to.channel, { type: 'opened', terminal: id, offset: to.sent, shell: shell.name, simulated });
  }

  function tellExit(to: Viewer): void {
    if (exitCode === null || to.knowsEnd) return;
    to.knowsEnd = true;
    sayToBrowser(to.channel, { type: 'exit', code: exitCode });
    finishWhenShown();
  }

  const isShowing = (to: Viewer) => viewer === to;

  async function send(to: Viewer): Promise<void> {
    if (to.isSending) return;
    to.isSending = true;
    while (isShowing(to) && to.sent < ring.end()) {
      // A shell that ignores the pause may have written more than the ring keeps.
      if (to.sent < ring.start()) announce(to);
      const piece = ring.read(to.sent, REMOTE_PIECE);
      to.sent += piece.length;
      to.channel.sendData(piece);
      await to.channel.drained();
    }
    to.isSending = false;
    if (isShowing(to)) tellExit(to);
  }

  function sendOn(): void {
    if (viewer) void send(viewer);
  }

  function end(): void {
    if (exitCode === null) shell.end();
    viewer = null;
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
      viewer = { channel, sent: received, isSending: false, knowsEnd: false };
      before?.channel.close();
      announce(viewer);
      shown = viewer.sent;
      if (exitCode === null) shell.resize(newSize);
      throttle();
      sendOn();
    },
    confirm(offset) {
      if (!viewer) return;
      shown = Math.max(shown, Math.min(offset, viewer.sent));
      throttle();
      finishWhenShown();
    },
    write(bytes) {
      if (exitCode === null) shell.write(bytes);
    },
    resize(newSize) {
      if (exitCode === null) shell.resize(newSize);
    },
    detach(channel, mayComeBack) {
      if (viewer?.channel !== channel) return;
      viewer = null;
      if (isOver) return;
      if (!mayComeBack) return end();
      lost = channel;
      leaving = setTimeout(end, keepMs);
    },
    abandon(channel) {
      if (lost === channel) end();
    },
    knowsEnd: () => viewer?.knowsEnd ?? false,
    end,
  };
}
