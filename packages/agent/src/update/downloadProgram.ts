import { createHash } from 'node:crypto';
import { chmod, type FileHandle, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { UpdateManifest } from '@remote-console/domain';
import { makeFolder } from '../storage/index.ts';
import { updatesFolder } from './programs.ts';
import type { StoredProgram } from './updateState.ts';

/** A program that differs from the one that was signed. */
export class WrongProgramError extends Error {}

/** Where a file is written; tests have full disks. */
export type OpenFile = (
  path: string,
  flags: string,
  mode: number,
) => Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>>;

/** What is downloaded, and from where. */
export interface Download {
  /** Origin of the server. */
  readonly server: string;
  readonly manifest: UpdateManifest;
  readonly dataFolder: string;
  readonly signal: AbortSignal;
  readonly openFile?: OpenFile;
}

async function receive(body: AsyncIterable<Uint8Array>, { manifest }: Download, file: Awaited<ReturnType<OpenFile>>) {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > manifest.size) throw new WrongProgramError("The server's program is larger than the signed size.");
    hash.update(part);
    await file.writeFile(part);
  }
  if (size !== manifest.size || hash.digest('hex') !== manifest.sha256)
    throw new WrongProgramError("The server's program is not the one that was signed.");
  // Flushed to disk before anything names it, so that a power failure leaves no partial program under its name.
  await file.sync();
}

/**
 * Downloads a program from the server itself: no redirect is followed, and no more is written than was signed. What a
 * failure leaves under another name is left to `removeOthers`.
 *
 * @throws WrongProgramError when it is another program; otherwise the network or disk error.
 */
export async function downloadProgram(download: Download): Promise<StoredProgram> {
  const { server, manifest, dataFolder, signal, openFile = open } = download;
  const { version, sha256, system } = manifest;
  const file = `remote-console-agent-${version}${system === 'windows-x64' ? '.exe' : ''}`;
  const folder = updatesFolder(dataFolder);
  const path = join(folder, file);
  const draft = `${path}.part`;
  await makeFolder(folder, 0o700);
  const response = await fetch(`${server}/download/${manifest.file}`, { redirect: 'error', signal });
  if (!response.ok || response.body === null)
    throw new WrongProgramError(`The server did not provide the program (status ${response.status}).`);
  const handle = await openFile(draft, 'w', 0o600);
  try {
    await receive(response.body, download, handle);
  } finally {
    await handle.close();
  }
  await chmod(draft, 0o700);
  await rename(draft, path);
  return { version, file, sha256 };
}
