import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { addressOf, startChild } from './childServer.ts';
import { type Acknowledged, countOf, damageAt, prepareGround, untilHeard, writeUntilDead } from './killing.ts';

/** How often; a longer search is asked for by its variable. */
const KILLS = Number(process.env['KILLS'] ?? 10);
/** Requests that a server acknowledges before it is killed; the moment falls anywhere between two answers. */
const ACKNOWLEDGED_A_ROUND = 25;

describe('the search for damage', () => {
  it('sees what is lost and what is half done', async () => {
    const ground = await prepareGround();
    const nothing: Acknowledged = { guids: [], aliases: [], moves: 0 };
    expect(await damageAt(ground, nothing)).toEqual([]);
    const [device = 0] = ground.devices;
    const heard = { guids: ['gone'], aliases: [{ device, alias: 'gone' }], moves: 1 };
    expect(await damageAt(ground, heard)).toEqual(['lost: device gone', 'lost: name gone', 'lost: 1 moves']);

    const { query, close } = await openDatabase(ground.testPlace.place);
    await query.updateTable('companies').set({ device_count: 99 }).execute();
    await query.updateTable('devices').set({ alias: 'not audited' }).where('pk', '=', device).execute();
    await close();
    expect(await damageAt(ground, nothing)).toEqual([
      'half done: the company counts 99 of 4 devices',
      `half done: the name of ${device}`,
    ]);
  });
});

describe(`a server that is killed ${KILLS} times while it writes`, () => {
  it('has lost nothing that it acknowledged, and done nothing by halves', { timeout: 240_000 }, async () => {
    const ground = await prepareGround();
    const heard: Acknowledged = { guids: [], aliases: [], moves: 0 };
    const damage: string[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const server = startChild(ground.environment);
      const url = await addressOf(server);
      const enough = countOf(heard) + ACKNOWLEDGED_A_ROUND;
      const writers = ground.devices.map((device) => writeUntilDead(ground, url, device, heard));
      const over = Promise.all(writers);
      await Promise.race([over, untilHeard(heard, enough)]);
      server.child.kill('SIGKILL');
      await Promise.all([over, server.ended]);
      damage.push(...(await damageAt(ground, heard)));
    }
    expect(damage).toEqual([]);
    expect(countOf(heard)).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_A_ROUND);
  });
});
