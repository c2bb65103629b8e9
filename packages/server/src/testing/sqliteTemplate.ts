import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../database/openDatabase.ts';
import { newFolder } from './temporaryFolder.ts';

let template: Promise<Uint8Array> | undefined;

async function makeTemplate(): Promise<Uint8Array> {
  const { folder, removeFolder } = newFolder('remote-console-template-');
  try {
    const file = join(folder, 'template.sqlite');
    // Closing moves the contents of the log into the file.
    await (await openDatabase({ engine: 'sqlite', file })).close();
    return readFileSync(file);
  } finally {
    removeFolder();
  }
}

/** Writes an empty SQLite database with the current schema: migrating takes a hundred milliseconds, a copy one. */
export async function writeMigratedSqlite(file: string): Promise<void> {
  template ??= makeTemplate();
  await writeFile(file, await template);
}
