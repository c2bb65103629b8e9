/** Where the server of this start is, and whether it is ready. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const host = process.env['HOST'] || '127.0.0.1';
const port = process.env['PORT'] || '4400';

/** Address to open in a browser on this machine. */
export const address = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;

/** Folder of the embedded database and of the demo's files for its agents. */
export const dataFolder = path.resolve(root, process.env['DATA_DIR'] || '.data');

/** Whether the demo company and its fleet are wanted. */
export const withDemo = process.env['DEMO'] !== '0';

/** Waits until the server answers; false when `stopped` says that it never will. */
export async function serverIsReady(stopped: () => boolean): Promise<boolean> {
  while (!stopped()) {
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  return false;
}

/** From this size on, in bytes, memory freed by the server is returned to the system and not kept by the allocator. */
const GIVEN_BACK_FROM = 4 * 1024 * 1024;

/**
 * How the built server is started. Without these, the memory needed to check a password stays with each thread that
 * ever did so, and the heap's young generation grows to 128 MB, with the buffers of unused answers.
 */
export const serverProgram = {
  options: ['--max-semi-space-size=16'],
  main: path.join(root, 'packages/server/dist/main.js'),
  environment: { MALLOC_MMAP_THRESHOLD_: String(GIVEN_BACK_FROM) },
} as const;
