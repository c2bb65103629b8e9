import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressOf, printed, startChild } from './testing/childServer.ts';
import { afterThisTest } from './testing/cleanup.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'remote-console-start-'));
  afterThisTest(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  return folder;
}

async function logIn(url: string, mail: string, pw: string): Promise<unknown> {
  const body = JSON.stringify({ type: '1STEP', mail, pw });
  const response = await fetch(`${url}/lmm/api/v1.0/access`, { method: 'POST', body });
  return response.json();
}

const MADE_UP_PASSWORD = /with the password (\S+)/;

const SUCCESS = { objects: { isLogin: 'Success', token: expect.any(String) } };

describe('a start without the demo', () => {
  it('makes the first administrator and shows a made-up password once', async () => {
    const DATA_DIR = newFolder();
    const first = startChild({ DATA_DIR, ADMIN_ID: 'boss@alpha.example' });
    const url = await addressOf(first);
    const password = await printed(first, MADE_UP_PASSWORD);
    expect(password).toHaveLength(12);
    expect(await logIn(url, 'boss@alpha.example', password)).toMatchObject(SUCCESS);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = startChild({ DATA_DIR });
    expect(await logIn(await addressOf(second), 'boss@alpha.example', password)).toMatchObject(SUCCESS);
    expect(second.output()).not.toContain('administrator');
  });

  it('takes the password of ADMIN_PASSWORD and does not repeat it', async () => {
    const server = startChild({ DATA_DIR: newFolder(), ADMIN_PASSWORD: 'Given!2345' });
    expect(await logIn(await addressOf(server), 'admin', 'Given!2345')).toMatchObject(SUCCESS);
    expect(server.output()).not.toContain('Given!2345');
  });

  it.each([
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_ID: '관리자' }, 'ADMIN_ID'],
    [{ PORT: 'http' }, 'PORT'],
    [{ DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:1/none' }, 'DATABASE_URL'],
  ])('that is given %j says what is wrong in one sentence and ends with 1', async (environment, name) => {
    const server = startChild({ DATA_DIR: newFolder(), ...environment });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(new RegExp(`^[^\n]*${name}[^\n]*\\.\n$`));
    expect(server.output()).not.toMatch(/hidden/);
  });
});

describe('a start that cannot be', () => {
  it('on a taken port says so, ends with 1, and leaves the folder free', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => {
      blocker.listen(0, '127.0.0.1', resolve);
    });
    afterThisTest(() => Promise.resolve(blocker.close()));
    const address = blocker.address();
    const PORT = String(typeof address === 'object' ? address?.port : '');
    const DATA_DIR = newFolder();
    const server = startChild({ DATA_DIR, PORT });
    expect(await server.ended).toBe(1);
    expect(server.output()).toBe(
      `Port ${PORT} on 127.0.0.1 is taken by another program; choose another one with PORT.\n`,
    );
    const again = startChild({ DATA_DIR });
    // The administrator is made only by a server that runs, so the password was not shown to nobody.
    expect(await printed(again, MADE_UP_PASSWORD)).toHaveLength(12);
  });

  it('on a folder that another server holds says so and leaves that one alone; kill -9 frees the folder', async () => {
    const DATA_DIR = newFolder();
    const first = startChild({ DATA_DIR });
    const url = await addressOf(first);
    const second = startChild({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^The data folder [^\n]* is in use by another server[^\n]*\.\n$/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    first.child.kill('SIGKILL');
    await first.ended;
    await addressOf(startChild({ DATA_DIR }));
  });

  it('on a damaged database says so and changes nothing in it', async () => {
    const DATA_DIR = newFolder();
    const server = startChild({ DATA_DIR });
    await addressOf(server);
    server.child.kill('SIGTERM');
    await server.ended;
    const file = join(DATA_DIR, 'remote-console.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0xa5, 4096, 4096 * 8);
    writeFileSync(file, bytes);
    for (const damage of [bytes, Buffer.from('this is not a database, whatever it is called')]) {
      writeFileSync(file, damage);
      const damaged = startChild({ DATA_DIR });
      expect(await damaged.ended).toBe(1);
      expect(damaged.output()).toMatch(/^The database [^\n]* is damaged [^\n]*\.\n$/);
      expect(readFileSync(file).equals(damage)).toBe(true);
    }
  });

  it('in a folder that is a file says so', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const server = startChild({ DATA_DIR: file });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The data folder [^\n]* cannot be used[^\n]*\.\n$/);
  });
});

describe('a server that is asked to stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s ends open streams and itself with 0, quickly', async (signal) => {
    const server = startChild({ DATA_DIR: newFolder(), ADMIN_PASSWORD: 'Given!2345' });
    const url = await addressOf(server);
    const answer = await logIn(url, 'admin', 'Given!2345');
    const token = /"token":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? '';
    const stream = await fetch(`${url}/lmm/api/v1.0/events`, { headers: { token } });
    expect(stream.status).toBe(200);
    const startedAt = performance.now();
    server.child.kill(signal);
    await stream.text();
    expect(await server.ended).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});

describe('a start with the demo', () => {
  it('hands its agents what they need in a file that only the owner may read, and logs nothing of it', async () => {
    const DATA_DIR = newFolder();
    const server = startChild({ DATA_DIR, DEMO: '1' });
    const url = await addressOf(server);
    const file = join(DATA_DIR, 'agents.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(DATA_DIR).mode & 0o077).toBe(0);
    const handed = readFileSync(file, 'utf8');
    expect(() => {
      JSON.parse(handed);
    }).not.toThrow();
    expect(server.output()).toBe(`Remote Console answers at ${url}\n`);
    expect(existsSync(join(DATA_DIR, 'remote-console.sqlite'))).toBe(true);
  });
});
