import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getAsset, isSea } from 'node:sea';

/** A file bundled in an executable. */
interface CarriedFile {
  /** Relative to the folder it is extracted to, with slashes. */
  readonly path: string;
  /** In hexadecimal digits. */
  readonly sha256: string;
}

/** What an executable bundles besides the agent. */
export interface CarriedFiles {
  readonly files: readonly CarriedFile[];
  readonly read: (path: string) => Uint8Array;
}

/** The asset that lists the others. */
const LIST = 'files.json';

const isCarried = (value: unknown): value is CarriedFile =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'sha256' in value &&
  typeof value.sha256 === 'string';

/** What this executable bundles; null where the agent is not an executable, and finds its packages next to it. */
export function carriedByExecutable(): CarriedFiles | null {
  if (!isSea()) return null;
  const list: unknown = JSON.parse(getAsset(LIST, 'utf8'));
  const files = Array.isArray(list) ? list.filter(isCarried) : [];
  return { files, read: (path) => new Uint8Array(getAsset(path)) };
}

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Only the agent's user may write what the agent loads; programs among the files are executable. */
const MODE = 0o700;

async function layOutFile(read: CarriedFiles['read'], { path, sha256 }: CarriedFile, folder: string): Promise<void> {
  const target = join(folder, path);
  const there = await readFile(target).catch(() => null);
  if (there && digestOf(there) === sha256) return;
  const bytes = read(path);
  if (digestOf(bytes) !== sha256) throw new Error(`${path} is not what the executable was built with.`);
  await mkdir(dirname(target), { recursive: true, mode: MODE });
  const unfinished = `${target}.${randomUUID()}`;
  await writeFile(unfinished, bytes, { mode: MODE });
  await rename(unfinished, target);
}

/**
 * Extracts the files of an executable to where native code can be loaded. Existing files are compared with their
 * SHA-256, and replaced where they differ.
 *
 * @param folder For executables of all versions: one version never replaces what another has loaded.
 * @returns The folder of this version in it.
 * @throws Where a file is not what it should be, or cannot be written.
 */
export async function layOutFiles(carried: CarriedFiles, folder: string): Promise<string> {
  const version = digestOf(Buffer.from(JSON.stringify(carried.files))).slice(0, 16);
  const place = join(folder, version);
  await mkdir(place, { recursive: true, mode: MODE });
  for (const file of carried.files) await layOutFile(carried.read, file, place);
  return place;
}
