import {
  readTerminalToBrowser,
  REMOTE_PIECE,
  type RemoteEndReason,
  type RemoteListener,
  type TerminalSize,
} from '@remote-console/domain';
import { createTerminals, serveTerminal } from '../serveTerminal.ts';

/** The size that scripted browsers open terminals with. */
export const SIZE: TerminalSize = { columns: 120, rows: 30 };

/** A browser at a terminal, played by a test. */
export interface ScriptedBrowser {
  /** What it was sent on lane control. */
  readonly said: readonly unknown[];
  readonly data: () => string;
  /** Requests a terminal; returns the name of the one opened last. */
  readonly open: (asked?: object) => string;
  readonly say: (message: object) => void;
  readonly type: (text: string) => void;
  /** Stops reading until it is called with false. */
  readonly hold: (isHeld: boolean) => void;
  readonly end: (reason: RemoteEndReason) => void;
  /** Makes the agent stop waiting for it, once its connection is lost. */
  readonly abandon: () => void;
  readonly isClosed: () => boolean;
}

/** A shell that prints what a test says, whether it is paused or not. */
export interface ScriptedShell {
  readonly print: (text: string) => void;
  readonly exit: (code: number) => void;
  readonly sizes: readonly TerminalSize[];
  readonly typed: () => string;
  readonly isPaused: () => boolean;
  readonly isEnded: () => boolean;
}

/**
 * Terminals of a device whose shells and browsers are played by a test.
 *
 * @param options.endsAtOnce Whether a shell ends as soon as it is hung up, as simulated ones do.
 */
export function scriptedTerminals({ keepMs = 60_000, endsAtOnce = true } = {}) {
  const shells: ScriptedShell[] = [];
  const terminals = createTerminals(
    (size, { output, exit }) => {
      const sizes = [size];
      let typed = '';
      let isPaused = false;
      let isEnded = false;
      shells.push({
        print: (text) => output(Buffer.from(text)),
        exit,
        sizes,
        typed: () => typed,
        isPaused: () => isPaused,
        isEnded: () => isEnded,
      });
      return {
        name: 'script',
        write(bytes) {
          typed += Buffer.from(bytes).toString();
        },
        resize: (next) => void sizes.push(next),
        pause() {
          isPaused = true;
        },
        resume() {
          isPaused = false;
        },
        end() {
          isEnded = true;
          if (endsAtOnce) exit(129);
        },
      };
    },
    { keepMs },
  );

  /** Connects a browser: to terminals of its own, or as a guest to the one named. */
  function connect(beside: string | null = null): ScriptedBrowser {
    const said: object[] = [];
    const parts: Uint8Array[] = [];
    const waiting: (() => void)[] = [];
    const abandoning = new AbortController();
    let listener: RemoteListener | null = null;
    let isHeld = false;
    let isClosed = false;

    function goOn(): void {
      for (const each of waiting.splice(0)) each();
    }

    function end(reason: RemoteEndReason): void {
      isClosed = true;
      goOn();
      listener?.end({ reason, by: '', detail: '' });
    }

    void serveTerminal(
      {
        sendControl: (message) => void said.push(message),
        sendData(...bytes) {
          const piece = Buffer.concat(bytes);
          if (piece.length > REMOTE_PIECE) throw new Error('The piece is too large.');
          parts.push(piece);
        },
        drained: () => (isHeld && !isClosed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
        listen(next) {
          listener = next;
        },
        close: () => end('failed'),
      },
      terminals,
      { abandoned: abandoning.signal, beside, streams: null },
    );
    const say = (message: object) => listener?.control(message);
    return {
      said,
      data: () => Buffer.concat(parts).toString(),
      open(asked = {}) {
        say({ type: 'open', ...SIZE, ...asked });
        const opened = said.map(readTerminalToBrowser).findLast((each) => each?.type === 'opened');
        return opened?.type === 'opened' ? opened.terminal : '';
      },
      say,
      type: (text) => listener?.data(Buffer.from(text)),
      hold(next) {
        isHeld = next;
        if (!isHeld) goOn();
      },
      end,
      abandon: () => abandoning.abort(),
      isClosed: () => isClosed,
    };
  }

  return { terminals, shells, connect };
}
