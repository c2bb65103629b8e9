import { KEPT_OUTPUT, MOST_UNSHOWN_OUTPUT, type TerminalSize } from '@remote-console/domain';
import type { ShellOutput } from './outputReader.ts';
import { createOutputRing } from './outputRing.ts';
import type { StartShell } from './shell.ts';

/** A shell with its most recent output. */
export interface RunningShell {
  readonly name: string;
  readonly output: ShellOutput;
  readonly size: () => TerminalSize;
  /** Whether its process is running. */
  readonly isRunning: () => boolean;
  readonly write: (bytes: Uint8Array) => void;
  /** Resizes it; false when it already has that size, or has ended. */
  readonly resize: (size: TerminalSize) => boolean;
  /** Makes it wait while much of its output after an offset is not shown, even without a browser: nothing is lost. */
  readonly throttle: (shown: number) => void;
  /** Ends it; nothing it still prints is kept. */
  readonly end: () => void;
}

/** How a shell is run. */
export interface RunningShellOptions {
  readonly start: StartShell;
  readonly size: TerminalSize;
  readonly onOutput: () => void;
  readonly onExit: () => void;
}

/** A browser's size message includes more, such as the name of the terminal, which is for nobody else. */
const sizeOnly = ({ columns, rows }: TerminalSize): TerminalSize => ({ columns, rows });

/**
 * Starts a shell.
 *
 * @throws What `start` throws.
 */
export function runShell({ start, size: firstSize, onOutput, onExit }: RunningShellOptions): RunningShell {
  const ring = createOutputRing(KEPT_OUTPUT);
  let size = sizeOnly(firstSize);
  let isPaused = false;
  let isEnded = false;
  let exitCode: number | null = null;
  const isRunning = () => exitCode === null;

  const shell = start(size, {
    output(bytes) {
      if (isEnded) return;
      ring.append(bytes);
      onOutput();
    },
    exit(code) {
      exitCode = code;
      onExit();
    },
  });

  return {
    name: shell.name,
    output: { ring, exitCode: () => exitCode },
    size: () => size,
    isRunning,
    write(bytes) {
      if (isRunning()) shell.write(bytes);
    },
    resize(newSize) {
      if (!isRunning()) return false;
      const before = size;
      size = sizeOnly(newSize);
      shell.resize(size);
      return size.columns !== before.columns || size.rows !== before.rows;
    },
    throttle(shown) {
      const isMuch = ring.end() - shown > MOST_UNSHOWN_OUTPUT;
      if (isMuch === isPaused) return;
      isPaused = isMuch;
      if (isMuch) shell.pause();
      else shell.resume();
    },
    end() {
      isEnded = true;
      if (isRunning()) shell.end();
    },
  };
}
