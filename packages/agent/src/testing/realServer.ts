import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
/** How long a test waits for the server to finish a write, in milliseconds, as the server waits for others. */
const BUSY_TIMEOUT_MS = 5000;
const ADMINISTRATOR = { ADMIN_ID: 'boss@alpha.example', ADMIN_PASSWORD: 'Given!2345' };

/** A command as stored by the server. */
export interface KeptCommand {
  readonly state: string;
  readonly reason: string;
}

async function firstMatch(output: AsyncIterable<unknown>, pattern: RegExp): Promise<string> {
  let said = '';
  for await (const part of output) {
    said += String(part);
    const found = pattern.exec(said)?.[1];
    if (found !== undefined) return found;
  }
  throw new Error(`The server ended before it was ready:\n${said}`);
}

/** The server itself, as its own process with an empty database, and what a test does with it. */
export async function startRealServer(downloadsFolder: string) {
  const dataFolder = await temporaryFolder();
  const server = spawn(process.execPath, ['--conditions=@remote-console/source', MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DEMO: '0',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataFolder,
      DOWNLOADS_DIR: downloadsFolder,
      AGENTS_DIR: '/nonexistent',
      ...ADMINISTRATOR,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  const origin = await firstMatch(server.stdout.iterator({ destroyOnReturn: false }), /listening at (\S+)/);
  server.stdout.resume();
  const call = async (path: string, body: object, token = ''): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { token }) };
    const response = await fetch(`${origin}/lmm/api/v1.0${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const textAt = (value: unknown, ...path: readonly string[]): string =>
    String(path.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), value));
  const { ADMIN_ID: mail, ADMIN_PASSWORD: pw } = ADMINISTRATOR;
  const token = textAt(await call('/access', { type: '1STEP', mail, pw }), 'objects', 'token');
  const enrolmentToken = textAt(await call('/enrolments', {}, token), 'objects', '0', 'enrolment_token');
  const database = new DatabaseSync(join(dataFolder, 'remote-console.sqlite'), { timeout: BUSY_TIMEOUT_MS });
  onTestFinished(() => database.close());
  return {
    origin,
    enrolmentToken,
    /** What counts as the newest version. */
    latestVersion: () => database.prepare('select latest_agent_version from companies').get()?.['latest_agent_version'],
    /** Asks the only device to update itself to the newest version; it finds out with its next report. */
    askForUpdate: (): void => {
      database
        .prepare(
          `insert into agent_commands (company_fk, device_fk, type, value, state, created_at, expires_at)
           select company_fk, devices.pk, 'update', latest_agent_version, 'queued', 0, ?
           from devices inner join companies on companies.pk = company_fk`,
        )
        .run(Date.now() + 600_000);
    },
    /** The outcome of the last command. */
    lastCommand: (): KeptCommand => {
      const row = database.prepare('select state, reason from agent_commands order by pk desc limit 1').get();
      return { state: String(row?.['state']), reason: String(row?.['reason']) };
    },
    /** The only device. */
    device: () => {
      const row = database.prepare('select alive, dev_ver from devices').get();
      return row === undefined ? null : { alive: row['alive'], version: row['dev_ver'] };
    },
  };
}
