import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A start that cannot go on, explained in one sentence. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const LOCKED = /database is locked/;

/**
 * Creates the folder if necessary, and closes it and its files to everybody else on the machine, whatever was allowed
 * before: they contain password hashes, secrets of one-time codes and links that reset passwords.
 *
 * @throws StartError when the folder cannot be used or belongs to somebody else.
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isFile()) chmodSync(join(folder, entry.name), 0o600);
    }
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be used: ${error instanceof Error ? error.message : ''}.`);
  }
}

/**
 * Locks the folder for this process. The lock is one of the operating system, so a killed process releases it.
 *
 * @returns a function that releases the folder.
 * @throws StartError when another process has it.
 */
export function lockDataFolder(folder: string): () => void {
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(join(folder, 'server.lock'));
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
  } catch (error) {
    lock?.close();
    const reason = error instanceof Error ? error.message : '';
    throw new StartError(
      LOCKED.test(reason)
        ? `The data folder ${folder} is in use by another server; stop that server, or set DATA_DIR to another folder.`
        : `The data folder ${folder} cannot be used: ${reason}.`,
    );
  }
  const held = lock;
  return () => held.close();
}
