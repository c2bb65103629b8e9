/** Rows and columns that a terminal may have. */
export const TERMINAL_LIMITS = {
  columns: { least: 2, most: 1000 },
  rows: { least: 2, most: 500 },
} as const;

/** Bytes of output that may be on their way: an agent stops reading a shell of which the browser has not shown more. */
export const MOST_UNSHOWN_OUTPUT = 512 * 1024;

/** Bytes of output that an agent keeps of a terminal, for a browser that comes back. */
export const KEPT_OUTPUT = 1024 * 1024;

/** Terminals that an agent runs at once. */
export const MOST_TERMINALS = 20;

/** The size of a terminal, in characters. */
export interface TerminalSize {
  readonly columns: number;
  readonly rows: number;
}

/** What a browser says to a terminal. What is typed travels as data. */
export type BrowserToTerminal =
  /** Opens a shell; goes on with one that it had, where it names it and how many bytes of its output it has. */
  | ({ readonly type: 'open'; readonly terminal?: string; readonly received?: number } & TerminalSize)
  | ({ readonly type: 'resize' } & TerminalSize)
  /** So much output is shown, in bytes since the shell began. */
  | { readonly type: 'received'; readonly offset: number };

/** Why there is no terminal, or none any more: the one that was named is over, there are as many as may be, or the shell did not start. */
export const TERMINAL_REFUSALS = ['gone', 'too_many', 'failed'] as const;

/** Why there is no terminal. */
export type TerminalRefusal = (typeof TERMINAL_REFUSALS)[number];

/** What a terminal says to a browser. Its output travels as data. */
export type TerminalToBrowser =
  | {
      readonly type: 'opened';
      /** Names the terminal; nobody can guess it. */
      readonly terminal: string;
      /** Where the output that follows begins, in bytes since the shell began. */
      readonly offset: number;
      /** The name of the shell, such as `bash`. */
      readonly shell: string;
      readonly simulated: boolean;
      /** The size that somebody else gave the terminal, for a person who came to it; left out for the person who opened it. */
      readonly size?: TerminalSize;
    }
  /** The terminal of somebody else has another size. */
  | ({ readonly type: 'resized' } & TerminalSize)
  | { readonly type: 'refused'; readonly because: TerminalRefusal; readonly detail: string }
  /** The shell is over and all of its output is sent; the code is that of its process, 128 and more after a signal. */
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

/** Whether something may be the name of a terminal. */
export function isTerminalName(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME;
}

function sizeOf({ columns, rows }: Fields): TerminalSize | null {
  return isWholeWithin(columns, TERMINAL_LIMITS.columns) && isWholeWithin(rows, TERMINAL_LIMITS.rows)
    ? { columns: Number(columns), rows: Number(rows) }
    : null;
}

/** The nearest size that a terminal may have. */
export function withinTerminalLimits({ columns, rows }: TerminalSize): TerminalSize {
  const within = (value: number, { least, most }: { readonly least: number; readonly most: number }) =>
    Number.isFinite(value) ? Math.min(Math.max(Math.floor(value), least), most) : least;
  return { columns: within(columns, TERMINAL_LIMITS.columns), rows: within(rows, TERMINAL_LIMITS.rows) };
}

/** Reads what a browser said to a terminal; null for what this version does not know. */
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

/** Reads what a terminal said to a browser; null for what this version does not know. */
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
