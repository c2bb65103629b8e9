import type { TerminalSize } from '@remote-console/domain';

/** A running shell, real or simulated. */
export interface Shell {
  /** Its name, such as `bash`. */
  readonly name: string;
  /** Types into it. */
  readonly write: (bytes: Uint8Array) => void;
  readonly resize: (size: TerminalSize) => void;
  /** Makes it pause its output. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Hangs up: ends it and what runs in it. */
  readonly end: () => void;
}

/** Events of a shell. */
export interface ShellListener {
  readonly output: (bytes: Uint8Array) => void;
  /** It has ended; no output follows. */
  readonly exit: (code: number) => void;
}

/**
 * Starts a shell.
 *
 * @throws With a sentence when it does not start.
 */
export type StartShell = (size: TerminalSize, listener: ShellListener) => Shell;
