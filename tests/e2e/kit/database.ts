import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { workerConsole } from './consoles.ts';

/**
 * Changes the database of this run directly, for what only time or the provider's back office causes: an old password,
 * a reduced license. Whatever a call can do is done by a call.
 */
export function writeToDatabase(statement: string, ...values: readonly (string | number)[]): void {
  const database = new DatabaseSync(path.join(workerConsole.dataFolder, 'remote-console.sqlite'));
  try {
    database.exec('pragma busy_timeout = 5000');
    const { changes } = database.prepare(statement).run(...values);
    if (changes === 0) throw new Error(`Nothing was changed by: ${statement}`);
  } finally {
    database.close();
  }
}
