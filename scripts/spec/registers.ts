/** The requirement registers: which rows exist, and which kinds of proof each must have. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../reports/folder.ts';

/** The kinds of proof, by the suite that runs the test. */
export const KINDS = ['unit', 'story', 'api', 'e2e', 'visual'] as const;

export type Kind = (typeof KINDS)[number];

/** A requirement. */
export interface Row {
  readonly id: string;
  readonly area: string;
  /** Kinds of proof that the row must have, all of them. */
  readonly proof: readonly Kind[];
  readonly requirement: string;
}

/** What looks like the id of a row. */
export const ROW_ID = /\b[ABC]-[A-Z]+-\d{2}\b/g;

const FOLDER = path.join(ROOT, 'docs/requirements');

/** Whether a word of a register's column `proof` is a kind of proof. */
export const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word);

/**
 * Reads one register; its first line names the columns.
 *
 * @throws Error when a row requires a kind of proof that does not exist, or none.
 */
export function readRegister(content: string): Row[] {
  const [, ...lines] = content.trim().split('\n');
  return lines.map((line) => {
    const [id = '', , , requirement = '', column = ''] = line.split('\t');
    const proof = column.split(',').map((word) => word.trim());
    if (!proof.every(isKind)) throw new Error(`${id} asks for a proof that does not exist: ${column}`);
    return { id, area: id.replace(/-\d+$/, ''), proof, requirement };
  });
}

/** Every row of every register. */
export function readRegisters(): Row[] {
  return readdirSync(FOLDER)
    .filter((name) => name.startsWith('requirements-') && name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => readRegister(readFileSync(path.join(FOLDER, name), 'utf8')));
}
