import { randomBytes } from 'node:crypto';
import type { Log } from '../log/index.ts';
import { isDiskFull } from './dialect.ts';
import type { OpenDatabase } from './openDatabase.ts';

/** About what a busy server writes in one go; random, because a database may compress repeated data. */
const PROBE_BYTES = 64 * 1024;
const PROBE_PK = 1;

/** Whether there is space on the disk of the database. */
export interface DiskRoom {
  /** Whether an error means that the disk is full. It is remembered, and logged once, until a write succeeds. */
  readonly isMissing: (error: unknown) => boolean;
  /** Whether there is space; writes something to find out, but only after an error that said there is none. */
  readonly isThere: () => Promise<boolean>;
}

/** Watches the disk of a database through the errors of its writes. */
export function watchDiskRoom({ query }: Pick<OpenDatabase, 'query'>, log: Log): DiskRoom {
  let isFull = false;
  let probing: Promise<boolean> | null = null;

  function isMissing(error: unknown): boolean {
    if (!isDiskFull(error)) return false;
    if (!isFull) {
      log({ level: 'error', message: 'no room on the disk of the database; nothing can be written until there is' });
    }
    isFull = true;
    return true;
  }

  async function probe(): Promise<boolean> {
    const content = randomBytes(PROBE_BYTES);
    try {
      await query
        .insertInto('write_probes')
        .values({ pk: PROBE_PK, content })
        .onConflict((conflict) => conflict.column('pk').doUpdateSet({ content }))
        .execute();
      await query.deleteFrom('write_probes').where('pk', '=', PROBE_PK).execute();
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
    isFull = false;
    log({ level: 'info', message: 'there is room on the disk of the database again' });
    return true;
  }

  return {
    isMissing,
    async isThere() {
      if (!isFull) return true;
      // Those who ask meanwhile get the same answer.
      probing ??= probe().finally(() => {
        probing = null;
      });
      return probing;
    },
  };
}
