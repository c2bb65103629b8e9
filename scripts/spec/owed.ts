/** The proofs that are still owed: the gate skips them, and rejects one that has meanwhile been given. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';
import { isKind, type Kind } from './registers.ts';

/** A kind of proof that a row does not have yet. */
export interface Owed {
  readonly id: string;
  readonly kind: Kind;
}

const FILE = path.join(ROOT, 'docs/requirements/owed.tsv');
const HEADING = 'id\tkind';

/**
 * Reads the list; the first line names the columns.
 *
 * @throws Error when a line names a kind of proof that does not exist.
 */
export function parseOwed(content: string): Owed[] {
  const [, ...lines] = content.trim().split('\n');
  return lines.map((line) => {
    const [id = '', kind = ''] = line.split('\t');
    if (!isKind(kind)) throw new Error(`The list of owed proofs names an unknown kind: ${line}`);
    return { id, kind };
  });
}

/** The committed list; there is none once every proof has been given. */
export const readOwed = (): Owed[] => (existsSync(FILE) ? parseOwed(readFileSync(FILE, 'utf8')) : []);

/** Writes the list back; an empty one is deleted. */
export function writeOwed(list: readonly Owed[]): void {
  if (list.length === 0) return rmSync(FILE, { force: true });
  writeFileSync(FILE, `${[HEADING, ...list.map(({ id, kind }) => `${id}\t${kind}`)].join('\n')}\n`);
}
