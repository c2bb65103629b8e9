/**
 * A process that answers the device list: `bare PAGE` with a handler that sends the same page every time, `door DEVICES
 * GROUPS` with the whole server and a database. It prints its address, and for the door a token.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { API_BASE } from '@remote-console/api-client/contract';
import { createPasswordHasher, openDatabase, readSettings, seedLoad, startServer } from '@remote-console/server';

const DEVICES = Number(process.argv[3] ?? 1000);
const GROUPS = Number(process.argv[4] ?? 100);
const PASSWORD = 'Bench!2345';

async function door(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'list-server-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const settings = readSettings({ DATA_DIR: folder, DEMO: '0', PORT: '0', ADMIN_PASSWORD: PASSWORD });
  const database = await openDatabase(settings.place);
  const passwordHash = await createPasswordHasher().hash(PASSWORD);
  const { managerId } = await seedLoad(database, { devices: DEVICES, groups: GROUPS, now: Date.now(), passwordHash });
  await database.close();
  const server = await startServer(settings);
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  const answer = await fetch(`${server.url}${API_BASE}/access`, {
    method: 'POST',
    body: JSON.stringify({ type: '1STEP', mail: managerId, pw: PASSWORD }),
  });
  const { objects } = (await answer.json()) as { objects: { token: string } };
  return `${server.url} ${objects.token}`;
}

/** The same page as the door's, so that both write the same number of bytes. */
async function bare(page: unknown): Promise<string> {
  const app = new Hono();
  app.get(`${API_BASE}/devices`, (context) => context.json(page));
  const server = createAdaptorServer({ fetch: app.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.once('SIGTERM', () => process.exit(0));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''} none`;
}

const [, , kind, page] = process.argv;
console.log(`listening ${kind === 'door' ? await door() : await bare(JSON.parse(page ?? 'null'))}\n`);
