import { REMOTE_PIECE, type RemoteChannel, type TerminalToBrowser } from '@remote-console/domain';
import type { OutputRing } from './outputRing.ts';
import { sayToBrowser } from './sayToBrowser.ts';

/** What a shell has printed, as far as it is kept, for all its readers. */
export interface ShellOutput {
  readonly ring: OutputRing;
  /** The exit code of the shell's process, after which no output follows; null while it runs. */
  readonly exitCode: () => number | null;
}

/** Sends the output of a shell to one browser, no faster than its channel accepts it. */
export interface OutputReader {
  readonly channel: RemoteChannel;
  /** Up to where output was sent. */
  readonly sent: () => number;
  /** Sends what is new and, after the last of it, that the shell has ended. */
  readonly sendOn: () => void;
  /** Whether the browser knows that the shell has ended. */
  readonly knowsEnd: () => boolean;
  /** Stops sending. */
  readonly stop: () => void;
}

/** How the output of a shell is read. */
export interface OutputReaderOptions {
  readonly channel: RemoteChannel;
  readonly output: ShellOutput;
  /** The offset of the first byte to send; a later one where it is no longer kept. */
  readonly from: number;
  /** What the browser is sent before output that starts at an offset. */
  readonly opened: (offset: number) => Extract<TerminalToBrowser, { type: 'opened' }>;
  /** The browser knows that the shell has ended. */
  readonly onEnd?: () => void;
}

/** Announces where the output starts; `sendOn` sends it. */
export function createOutputReader({ channel, output, from, opened, onEnd }: OutputReaderOptions): OutputReader {
  const { ring, exitCode } = output;
  let sent = from;
  let isSending = false;
  let isStopped = false;
  let knowsEnd = false;

  function announce(): void {
    sent = Math.min(Math.max(sent, ring.start()), ring.end());
    sayToBrowser(channel, opened(sent));
  }

  function sayExit(): void {
    const code = exitCode();
    if (code === null || knowsEnd) return;
    knowsEnd = true;
    sayToBrowser(channel, { type: 'exit', code });
    onEnd?.();
  }

  const hasMore = () => !isStopped && sent < ring.end();

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (hasMore()) {
      // A shell that does not wait for this browser may have written more than the ring keeps.
      if (sent < ring.start()) announce();
      const piece = ring.read(sent, REMOTE_PIECE);
      sent += piece.length;
      channel.sendData(piece);
      await channel.drained();
    }
    isSending = false;
    if (!isStopped) sayExit();
  }

  announce();
  return {
    channel,
    sent: () => sent,
    sendOn: () => void send(),
    knowsEnd: () => knowsEnd,
    stop() {
      isStopped = true;
    },
  };
}
