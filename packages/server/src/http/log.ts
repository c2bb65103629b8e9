/** One line of the log. Values are facts about the server; what a caller sent is never among them. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly operation?: string;
  readonly status?: number;
  readonly milliseconds?: number;
  readonly detail?: string;
}

/** Takes log entries. */
export type Log = (entry: LogEntry) => void;

/** Writes entries to standard error, one JSON object a line. */
export const logToStandardError: Log = (entry) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};

/** What may be logged of an unexpected error: its kind, text and stack, never the values a driver attaches to it. */
export function describeError(error: unknown): string {
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : typeof error;
}
