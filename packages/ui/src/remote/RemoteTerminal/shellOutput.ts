import type { TerminalToBrowser } from '@remote-console/domain';
import type { SessionScreen } from './terminalSession.ts';

/** Bytes that are confirmed immediately; fewer are confirmed together, after a delay in milliseconds. */
const MUCH = 64 * 1024;
const MOMENT_MS = 100;

/** The message of a terminal with a running shell. */
export type OpenedShell = Extract<TerminalToBrowser, { type: 'opened' }>;

/** The events of a shell's output. */
export interface OutputListener {
  /** The shell is live, with all earlier output on the screen. */
  readonly live: (shell: OpenedShell) => void;
  /** Everything up to an offset is displayed. */
  readonly shown: (offset: number) => void;
}

/** The output of the shell on the screen, in bytes since the shell started. */
export interface ShellOutput {
  /** Whether there was a shell on the screen. */
  readonly hasShell: () => boolean;
  /** How much of the output has arrived. */
  readonly received: () => number;
  /** How much of the output is here, or was in an earlier page load. */
  readonly kept: () => number;
  /** Continues the output of the shell on the screen, or starts that of another. */
  readonly begin: (shell: OpenedShell, isSame: boolean) => void;
  readonly show: (bytes: Uint8Array) => Promise<void>;
  /** The shell has ended. */
  readonly end: () => void;
  /** Confirms nothing more. */
  readonly leave: () => void;
}

/**
 * The output without a shell yet.
 *
 * @param shownBefore Output up to there was displayed by an earlier page load. While it is shown again the shell is not
 *   live, and nothing is sent: queries of programs were answered then.
 */
export function createShellOutput(screen: SessionScreen, shownBefore: number, listener: OutputListener): ShellOutput {
  let before = shownBefore;
  /** The shell whose output is being shown again. */
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
