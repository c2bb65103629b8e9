import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { readJsonFile, writePrivateJson } from '../../storage/index.ts';

/** The longest socket path that every system accepts, in bytes: macOS has 104 including the terminator, Linux 108. */
const LONGEST_SOCKET_PATH = 103;
const SOCKET = 'agent.sock';

const folderOf = (dataFolder: string) => join(dataFolder, 'control');
/** Where the name of the pipe is stored on Windows, which has no sockets in folders. */
const pipeFileOf = (dataFolder: string) => join(dataFolder, 'control.json');

const isTooLong = (path: string) => Buffer.byteLength(path) > LONGEST_SOCKET_PATH;

/** Reaches the socket in a long folder through a short path, which is removed afterward. */
async function throughShortFolder<T>(folder: string, use: (path: string) => Promise<T>): Promise<T> {
  const short = await mkdtemp(join(tmpdir(), 'rc-'));
  try {
    const alias = join(short, 'd');
    const path = join(alias, SOCKET);
    if (isTooLong(path))
      throw new Error(`The paths of ${folder} and of ${tmpdir()} are too long for a socket: choose shorter ones.`);
    await symlink(folder, alias);
    return await use(path);
  } finally {
    await rm(short, { recursive: true, force: true });
  }
}

async function useSocket<T>(dataFolder: string, use: (path: string) => Promise<T>): Promise<T> {
  const folder = folderOf(dataFolder);
  const path = join(folder, SOCKET);
  return isTooLong(path) ? throughShortFolder(folder, use) : use(path);
}

/** The name of an agent's pipe, known only to those who may read its folder; null where none is running. */
async function pipeIn(dataFolder: string): Promise<string | null> {
  const stored = await readJsonFile(pipeFileOf(dataFolder));
  const isNamed = typeof stored === 'object' && stored !== null && 'pipe' in stored;
  return isNamed && typeof stored.pipe === 'string' ? stored.pipe : null;
}

/** Uses the address where the agent of a data folder can be reached. @throws ENOENT if there is none. */
export async function useControlPlace<T>(dataFolder: string, use: (path: string) => Promise<T>): Promise<T> {
  if (process.platform !== 'win32') return useSocket(dataFolder, use);
  const pipe = await pipeIn(dataFolder);
  if (pipe === null) throw Object.assign(new Error('The agent has no pipe.'), { code: 'ENOENT' });
  return use(pipe);
}

/**
 * Creates the address where the agent of a data folder is reached: a socket in a folder that only this user may enter,
 * so that nobody else can at any moment; on Windows a pipe with a random name.
 *
 * @param use Listens there.
 */
export async function makeControlPlace(dataFolder: string, use: (path: string) => Promise<void>): Promise<void> {
  if (process.platform === 'win32') {
    const pipe = `\\\\.\\pipe\\remote-console-agent-${randomUUID()}`;
    await use(pipe);
    return writePrivateJson(pipeFileOf(dataFolder), { pipe });
  }
  const folder = folderOf(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // It may exist with other permissions, which would apply to the socket.
  await chmod(folder, 0o700);
  await rm(join(folder, SOCKET), { force: true });
  await useSocket(dataFolder, use);
  await chmod(join(folder, SOCKET), 0o600);
}

/** Removes it. */
export async function removeControlPlace(dataFolder: string): Promise<void> {
  if (process.platform === 'win32') return rm(pipeFileOf(dataFolder), { force: true });
  await rm(join(folderOf(dataFolder), SOCKET), { force: true });
}
