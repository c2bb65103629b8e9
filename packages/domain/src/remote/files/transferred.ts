import { fieldsOf, isByteCount } from './entries.ts';
import { isEntryName } from './names.ts';
import { isFileSum } from './fileSum.ts';

/** A file that is complete at its other end, as reported by the agent: the server records it in the history. */
export interface TransferredFile {
  readonly type: 'transferred';
  readonly direction: 'toDevice' | 'fromDevice';
  /** The file's name, without its folders. */
  readonly name: string;
  /** Bytes of the whole file. */
  readonly size: number;
  /** How long it took; after an interruption, since it was resumed. */
  readonly seconds: number;
  readonly sum: string;
}

/** Parses the report of a transferred file; null for any other message. */
export function readTransferred(message: unknown): TransferredFile | null {
  const fields = fieldsOf(message);
  if (fields?.['type'] !== 'transferred') return null;
  const { direction, name, size, seconds, sum } = fields;
  if (direction !== 'toDevice' && direction !== 'fromDevice') return null;
  if (typeof name !== 'string' || !isEntryName(name, 'posix')) return null;
  if (!isByteCount(size) || typeof seconds !== 'number' || !(seconds >= 0) || !isFileSum(sum)) return null;
  return { type: 'transferred', direction, name, size, seconds, sum };
}
