import type { TerminalToBrowser } from '@remote-console/domain';
import type { SessionScreen } from './terminalSession.ts';

/** Bytes that are confirmed at once; fewer are confirmed together, after a moment in milliseconds. */
const MUCH = 64 * 1024;
const MOMENT_MS = 100;

/** The message of a terminal whose shell is there. */
export type OpenedShell = Extract<TerminalToBrowser, { type: 'opened' }>;

/** What happens with the output of a shell. */
export interface OutputListener {
  /** The shell is there, with everything on the screen that was there before. */
  readonly live: (shell: OpenedShell) => void;
  /** Everything up to an offset is shown. */
  readonly shown: (offset: number) => void;
}

/** The output of the shell on the screen, in bytes since the shell began. */
export interface ShellOutput {
  /** Whether there was a shell on the screen. */
  readonly hasShell: () => boolean;
  /** How much of the output has arrived. */
  readonly received: () => number;
  /** How much of the output there is here, or was in an earlier load of the page. */
  readonly kept: () => number;
  /** Goes on with the output of the shell that is on the screen, or begins with that of another. */
  readonly begin: (shell: OpenedShell, isSame: boolean) => void;
  readonly show: (bytes: Uint8Array) => Promise<void>;
  /** The shell is not there any more. */
  readonly end: () => void;
  /** Confirms nothing more. */
  readonly leave: () => void;
}

/**
 * The output of no shell yet.
 *
 * @param shownBefore Output up to there was shown by an earlier load of the page. While it is shown again the shell is not
 *   live, and nothing is sent: what programs asked of the terminal was answered then.
 */
export function createShellOutput(screen: SessionScreen, shownBefore: number, listener: OutputListener): ShellOutput {
  let before = shownBefore;
  /** The shell that is there, while its output is shown again. */
  let opening: OpenedShell | null = null;
  /** Counts the shells that were on the screen. */
  let shells = 0;
  let received = 0;
  let shown = 0;
  let confirmed = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function confirm(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    if (shown === confirmed) return;
    confirmed = shown;
    listener.shown(shown);
  }

  function goLive(): void {
    if (!opening || shown < before) return;
    const shell = opening;
    opening = null;
    listener.live(shell);
  }

  return {
    hasShell: () => shells > 0,
    received: () => received,
    kept: () => Math.max(received, before),
    begin(shell, isSame) {
      if (!isSame || shells === 0) {
        if (shells > 0) screen.clear();
        shells += 1;
      }
      if (!isSame) before = 0;
      received = shell.offset;
      shown = shell.offset;
      confirmed = shell.offset;
      opening = shell;
      goLive();
    },
    async show(bytes) {
      const shell = shells;
      received += bytes.length;
      const end = received;
      await screen.write(bytes);
      if (shell !== shells) return;
      shown = end;
      goLive();
      if (shown - confirmed >= MUCH) confirm();
      else timer ??= setTimeout(confirm, MOMENT_MS);
    },
    end() {
      opening = null;
    },
    leave() {
      if (timer) clearTimeout(timer);
    },
  };
}
