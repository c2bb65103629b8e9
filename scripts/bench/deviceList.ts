/** The device list through the whole door, at 100,000 devices in 10,000 groups against 1,000 devices in 100. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createApp,
  createMemoryBus,
  createPasswordHasher,
  openDatabase,
  readSettings,
  seedLoad,
  type App,
} from '@remote-console/server';
import { API_BASE } from '@remote-console/api-client/contract';
import { median, type Finding } from './finding.ts';

const GOAL = 3;
const ROUNDS = 60;
const PASSWORD = 'Bench!2345';

const QUESTIONS = [
  ['first page by name', 'limit=24&offset=0&by=alias&order=asc'],
  ['page 10 by last connection', 'limit=24&offset=216&by=last_connected_time&order=desc'],
] as const;

interface Place {
  app: App;
  token: string;
  close: () => Promise<void>;
}

async function placeWith(devices: number, groups: number): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'device-list-'));
  const settings = readSettings({ DATA_DIR: folder, DEMO: '0' });
  const database = await openDatabase(settings.place);
  const passwordHash = await createPasswordHasher().hash(PASSWORD);
  const { managerId } = await seedLoad(database, { devices, groups, now: Date.now(), passwordHash });
  const app = createApp({ database, settings, events: createMemoryBus(), clock: Date.now });
  const answer = await app.request(`${API_BASE}/access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: '1STEP', mail: managerId, pw: PASSWORD }),
  });
  const { objects } = (await answer.json()) as { objects: { token: string } };
  return {
    app,
    token: objects.token,
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function ask({ app, token }: Place, query: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await app.request(`${API_BASE}/devices?${query}`, { headers: { token } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`The list answered ${answer.status}.`);
  return performance.now() - startedAt;
}

/** Both sizes in turn, so that what else the machine does falls on both. */
async function compare(small: Place, large: Place, query: string): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await ask(small, query));
    times[1].push(await ask(large, query));
  }
  return [median(times[0]), median(times[1])];
}

export async function deviceList(): Promise<Finding[]> {
  const small = await placeWith(1000, 100);
  const large = await placeWith(100_000, 10_000);
  try {
    const findings: Finding[] = [];
    for (const [what, query] of QUESTIONS) {
      await compare(small, large, query);
      const [few, many] = await compare(small, large, query);
      findings.push({
        what: `device list, ${what}, 100,000 devices to 1,000`,
        ratio: many / few,
        goal: GOAL,
        detail: `${many.toFixed(2)} to ${few.toFixed(2)} ms`,
      });
    }
    return findings;
  } finally {
    await small.close();
    await large.close();
  }
}
