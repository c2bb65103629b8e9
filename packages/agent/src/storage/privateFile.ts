import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from './makeFolder.ts';

/** A file of the data folder does not contain what it should. */
export class DamagedFileError extends Error {
  constructor(file: string) {
    super(`The file ${file} is damaged; move it away to start over.`);
    this.name = 'DamagedFileError';
  }
}

/** The content of a JSON file, or null when there is no such file. */
export async function readJsonFile(file: string): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return null;
    throw thrown;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedFileError(file);
  }
}

/** Writes a JSON file that only its owner may read (mode 0600), completely or not at all. */
export async function writePrivateJson(file: string, value: unknown): Promise<void> {
  await makeFolder(dirname(file), 0o700);
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600, flush: true });
    await rename(draft, file);
  } catch (thrown) {
    await rm(draft, { force: true });
    throw thrown;
  }
}
