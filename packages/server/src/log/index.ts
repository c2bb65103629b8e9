/** One line of the log. Values are facts about the server; what a caller sent is never included. */
export interface LogEntry {
  readonly level: 'info' | 'error';
  readonly message: string;
  readonly operation?: string;
  readonly status?: number;
  readonly milliseconds?: number;
  readonly detail?: string;
}

/** Accepts log entries. */
export type Log = (entry: LogEntry) => void;

/** Writes entries to standard error, one JSON object per line. */
export const logToStandardError: Log = (entry) => {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
};

/** What a driver reports besides its message: schema names and codes, never values that were written. */
const FACTS = ['code', 'constraint', 'table', 'column', 'routine', 'errcode'] as const;

function factsOf(error: Error): string[] {
  return FACTS.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' || typeof value === 'number' ? [`${name} ${value}`] : [];
  });
}

/** Whether the message of an error is the program's own; that of a driver or a parser quotes what it could not read. */
const isOwnText = (error: Error) => Object.getPrototypeOf(error) === Error.prototype && !('code' in error);

/** Where an error was thrown, without its message, whose lines may look like stack frames. */
function stepsOf({ stack = '', message }: Error): string[] {
  const begin = stack.indexOf(message);
  const rest = begin < 0 ? stack : stack.slice(begin + message.length);
  return rest.split('\n').filter((line) => line.startsWith('    at '));
}

/**
 * What may be logged about an unexpected error: its kind, its facts and where it was thrown. Its message is left out
 * unless the program wrote it, because a database quotes the value it rejects, and that is what a caller sent.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const text = isOwnText(error) ? `: ${error.message}` : '';
  const facts = factsOf(error);
  const head = `${error.name}${text}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
  return [head, ...stepsOf(error)].join('\n');
}
