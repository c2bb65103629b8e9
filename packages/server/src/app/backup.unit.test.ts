import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { addressOf, startChild } from '../testing/childServer.ts';
import { afterThisTest } from '../testing/cleanup.ts';

const NAME = 'remote-console.sqlite';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'remote-console-backup-'));
  afterThisTest(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  return folder;
}

async function logIn(url: string, pw: string): Promise<unknown> {
  const body = JSON.stringify({ type: '1STEP', mail: 'admin', pw });
  return (await fetch(`${url}/lmm/api/v1.0/access`, { method: 'POST', body })).json();
}

describe('a backup of the embedded database', () => {
  it('is made beside the running server, and serves in its place', async () => {
    const [folder, restored] = [newFolder(), newFolder()];
    const server = startChild({ DATA_DIR: folder, ADMIN_PASSWORD: 'Given!2345' });
    const url = await addressOf(server);
    const beside = new DatabaseSync(join(folder, NAME));
    beside.exec(`vacuum into '${join(restored, NAME)}'`);
    beside.close();
    // The server continues as if nothing had happened.
    expect(await logIn(url, 'Given!2345')).toMatchObject({ objects: { isLogin: 'Success' } });
    server.child.kill('SIGKILL');
    await server.ended;

    const again = startChild({ DATA_DIR: restored, ADMIN_PASSWORD: 'Another!2345' });
    expect(await logIn(await addressOf(again), 'Given!2345')).toMatchObject({ objects: { isLogin: 'Success' } });
    expect(again.output()).not.toContain('administrator');
  });
});
