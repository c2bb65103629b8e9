import { createHash } from 'node:crypto';
import {
  callFiles,
  FileFault,
  joinedChannels,
  startFileSum,
  type FileGiver,
  type FilesCaller,
  type FileTaker,
  type JoinedChannels,
} from '@remote-console/domain';
import { onTestFinished } from 'vitest';
import { NODE_TOOLS, serveFiles } from '../serveFiles.ts';

/** A served folder and its client. */
export interface ServedFolder extends JoinedChannels {
  readonly caller: FilesCaller;
  readonly over: Promise<void>;
}

/** Serves a folder for a test. */
export function servedFolder(folder: string, platform?: NodeJS.Platform): ServedFolder {
  const joined = joinedChannels();
  const caller = callFiles(joined.browser);
  const over = serveFiles(joined.device, { folder, ...(platform ? { platform } : {}) });
  onTestFinished(async () => {
    joined.cut();
    await over;
  });
  return { ...joined, caller, over };
}

/** Why something failed; `no failure` if it did not. */
export async function keyOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return 'no failure';
  } catch (thrown) {
    if (thrown instanceof FileFault) return thrown.key;
    throw thrown;
  }
}

/** Where a download is collected. */
export function collecting(): FileTaker & { readonly bytes: () => Buffer } {
  const pieces: Uint8Array[] = [];
  return { begin: () => undefined, take: (bytes) => void pieces.push(bytes), bytes: () => Buffer.concat(pieces) };
}

/** Where an upload comes from. */
export function giving(bytes: Uint8Array, progress: (bytes: number) => void = () => undefined): FileGiver {
  return {
    read: (from, length) => Promise.resolve(bytes.subarray(from, from + length)),
    progress,
  };
}

/** The checksum of a file as both ends compute it. */
export async function fileSumOf(bytes: Uint8Array): Promise<string> {
  const sum = startFileSum(NODE_TOOLS, {});
  await sum.add(bytes);
  return sum.result();
}

/** SHA-256 in hexadecimal digits. */
export const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Downloads a file. */
export async function download(caller: FilesCaller, path: readonly string[], from = 0): Promise<Buffer> {
  const taker = collecting();
  await caller.read({ type: 'read', path, from, length: null, state: null }, taker);
  return taker.bytes();
}
