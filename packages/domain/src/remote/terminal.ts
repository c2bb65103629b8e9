/** The bounds for a terminal's rows and columns. */
export const TERMINAL_LIMITS = {
  columns: { least: 2, most: 1000 },
  rows: { least: 2, most: 500 },
} as const;

/** Bytes of output that may be in flight: an agent stops reading a shell when the browser has not shown that much. */
export const MOST_UNSHOWN_OUTPUT = 512 * 1024;

/** Bytes of a terminal's output that an agent keeps for a browser that reconnects. */
export const KEPT_OUTPUT = 1024 * 1024;

/** The maximum number of terminals that an agent runs at the same time. */
export const MOST_TERMINALS = 20;

/** The size of a terminal, in characters. */
export interface TerminalSize {
  readonly columns: number;
  readonly rows: number;
}

/** A browser's messages to a terminal. Typed input is sent as data. */
export type BrowserToTerminal =
  /** Opens a shell, or resumes an earlier one if it names it and how many bytes of its output it has. */
  | ({ readonly type: 'open'; readonly terminal?: string; readonly received?: number } & TerminalSize)
  | ({ readonly type: 'resize' } & TerminalSize)
  /** That much output has been shown, in bytes since the shell started. */
  | { readonly type: 'received'; readonly offset: number };

/** Why there is no terminal, or none any more: it has ended, there are too many, or the shell did not start. */
export const TERMINAL_REFUSALS = ['gone', 'too_many', 'failed'] as const;

/** Why there is no terminal. */
export type TerminalRefusal = (typeof TERMINAL_REFUSALS)[number];

/** A terminal's messages to a browser. Its output is sent as data. */
export type TerminalToBrowser =
  | {
      readonly type: 'opened';
      /** The terminal's name, which nobody can guess. */
      readonly terminal: string;
      /** Where the output that follows starts, in bytes since the shell started. */
      readonly offset: number;
      /** The shell's name, such as `bash`. */
      readonly shell: string;
      readonly simulated: boolean;
      /** The size that another user gave the terminal, for a user who joined it; omitted for the one who opened it. */
      readonly size?: TerminalSize;
    }
  /** Another user's terminal was resized. */
  | ({ readonly type: 'resized' } & TerminalSize)
  | { readonly type: 'refused'; readonly because: TerminalRefusal; readonly detail: string }
  /** The shell has ended and all of its output is sent; the code is its exit code, 128 and above after a signal. */
  | { readonly type: 'exit'; readonly code: number };

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(message: unknown): Fields {
  return typeof message === 'object' && message !== null ? { ...message } : {};
}

const LONGEST_NAME = 64;
const LONGEST_TEXT = 200;

function isWholeWithin(value: unknown, { least, most }: { readonly least: number; readonly most: number }) {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isOffset(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Whether a value can be a terminal's name. */
export function isTerminalName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;
}

function sizeOf({ columns, rows }: Fields): TerminalSize | null {
  return isWholeWithin(columns, TERMINAL_LIMITS.columns) && isWholeWithin(rows, TERMINAL_LIMITS.rows)
    ? { columns: Number(columns), rows: Number(rows) }
    : null;
}

/** The nearest allowed size of a terminal. */
export function withinTerminalLimits({ columns, rows }: TerminalSize): TerminalSize {
  const within = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
    Number.isFinite(value) ? Math.min(Math.max(Math.floor(value), least), most) : least;
  return { columns: within(columns, TERMINAL_LIMITS.columns), rows: within(rows, TERMINAL_LIMITS.rows) };
}

/** Parses a browser's message to a terminal; null for anything unknown to this version. */
export function readBrowserToTerminal(message: unknown): BrowserToTerminal | null {
  const fields = fieldsOf(message);
  const size = sizeOf(fields);
  const { type, terminal, received, offset } = fields;
  switch (type) {
    case 'open':
      if (!size) return null;
      return isTerminalName(terminal)
        ? { type, ...size, terminal, received: isOffset(received) ? received : 0 }
        : { type, ...size };
    case 'resize':
      return size && { type, ...size };
    case 'received':
      return isOffset(offset) ? { type, offset } : null;
    default:
      return null;
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '');

/** Parses a terminal's message to a browser; null for anything unknown to this version. */
export function readTerminalToBrowser(message: unknown): TerminalToBrowser | null {
  const fields = fieldsOf(message);
  const { type, terminal, offset, shell, simulated, size, because, detail, code } = fields;
  switch (type) {
    case 'opened': {
      if (!isTerminalName(terminal) || !isOffset(offset)) return null;
      const given = sizeOf(fieldsOf(size));
      return {
        type,
        terminal,
        offset,
        shell: textOf(shell),
        simulated: simulated === true,
        ...(given && { size: given }),
      };
    }
    case 'resized': {
      const given = sizeOf(fields);
      return given && { type, ...given };
    }
    case 'refused': {
      const reason = TERMINAL_REFUSALS.find((each) => each === because);
      return reason ? { type, because: reason, detail: textOf(detail) } : null;
    }
    case 'exit':
      return typeof code === 'number' && Number.isSafeInteger(code) ? { type, code } : null;
    default:
      return null;
  }
}
