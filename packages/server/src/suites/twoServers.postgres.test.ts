import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { createApp } from '../http/createApp.ts';
import { afterThisTest } from './cleanup.ts';
import { send, succeed } from './exchange.ts';
import { PNG } from './examples/seeds.ts';
import { busOf } from './testDatabase.ts';
import { AGENT, openYard, power } from './yard.ts';

/** Two servers over one database: people call the first, the agent the second. */
async function openTwo() {
  const yard = await openYard();
  const database = await openDatabase(yard.bench.database.place);
  const events = await busOf(database);
  afterThisTest(() => database.close());
  afterThisTest(() => events.close());
  const other = createApp({ database, events, settings: yard.bench.settings, clock: () => yard.bench.clock.now });
  return { ...yard, other };
}

const wait = { token: AGENT, query: { wait: 20 } };

describe('two servers over one database', () => {
  it('hand a command that was given to one to an agent that waits at the other, within a second', async () => {
    const { app, other, token, device, manager } = await openTwo();
    const waiting = succeed(other, 'listAgentCommands', wait);
    await pause(300);
    const before = performance.now();
    await succeed(app, 'changeDevice', { token, path: { devicePk: device }, body: power('reboot', device, manager) });
    expect((await waiting).objects).toEqual([{ pk: expect.any(Number), type: 'reboot', value: '' }]);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it('show a picture at one that the agent sent to the other', async () => {
    const { app, other, token, device } = await openTwo();
    const waiting = succeed(other, 'listAgentCommands', wait);
    await pause(300);
    const looking = send(app, 'getDeviceImage', { token, path: { devicePk: device } });
    expect((await waiting).objects).toMatchObject([{ type: 'screen' }]);
    await succeed(other, 'reportScreen', { token: AGENT, body: PNG });
    expect((await looking).status).toBe(200);
  });
});
