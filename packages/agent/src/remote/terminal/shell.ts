import type { TerminalSize } from '@remote-console/domain';

/** A shell that runs, real or simulated. */
export interface Shell {
  /** What it is called, such as `bash`. */
  readonly name: string;
  /** Types into it. */
  readonly write: (bytes: Uint8Array) => void;
  readonly resize: (size: TerminalSize) => void;
  /** Has it wait with its output. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Hangs up: it ends, and what runs in it. */
  readonly end: () => void;
}

/** What a shell does. */
export interface ShellListener {
  readonly output: (bytes: Uint8Array) => void;
  /** It is over; no output follows. */
  readonly exit: (code: number) => void;
}

/**
 * Starts a shell.
 *
 * @throws With a sentence when it does not start.
 */
export type StartShell = (size: TerminalSize, listener: ShellListener) => Shell;
