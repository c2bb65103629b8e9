import { describe, expect, it } from 'vitest';
import { openDatabase } from './openDatabase.ts';
import { addressOf, startChild } from '../testing/childServer.ts';
import {
  type Acknowledged,
  countOf,
  damageAt,
  prepareCrashTest,
  untilAcknowledged,
  writeUntilDead,
} from '../testing/crashTest.ts';

/** How often; a longer search is requested with its variable. */
const KILLS = Number(process.env['KILLS'] ?? 10);
/** Requests that a server acknowledges before it is killed; the moment is anywhere between two answers. */
const ACKNOWLEDGED_A_ROUND = 25;

describe('the search for damage', () => {
  it('sees what is lost and what is half done', async () => {
    const crashTest = await prepareCrashTest();
    const nothing: Acknowledged = { guids: [], aliases: [], moves: 0 };
    expect(await damageAt(crashTest, nothing)).toEqual([]);
    const [device = 0] = crashTest.devices;
    const heard = { guids: ['gone'], aliases: [{ device, alias: 'gone' }], moves: 1 };
    expect(await damageAt(crashTest, heard)).toEqual(['lost: device gone', 'lost: name gone', 'lost: 1 moves']);

    const { query, close } = await openDatabase(crashTest.testPlace.place);
    await query.updateTable('companies').set({ device_count: 99 }).execute();
    await query.updateTable('devices').set({ alias: 'not audited' }).where('pk', '=', device).execute();
    await close();
    expect(await damageAt(crashTest, nothing)).toEqual([
      'half done: the company counts 99 of 4 devices',
      `half done: the name of ${device}`,
    ]);
  });
});

describe(`a server that is killed ${KILLS} times while it writes`, () => {
  it('has lost nothing that it acknowledged, and done nothing by halves', { timeout: 240_000 }, async () => {
    const crashTest = await prepareCrashTest();
    const heard: Acknowledged = { guids: [], aliases: [], moves: 0 };
    const damage: string[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const server = startChild(crashTest.environment);
      const url = await addressOf(server);
      const enough = countOf(heard) + ACKNOWLEDGED_A_ROUND;
      const writers = crashTest.devices.map((device) => writeUntilDead(crashTest, url, device, heard));
      const over = Promise.all(writers);
      await Promise.race([over, untilAcknowledged(heard, enough)]);
      server.child.kill('SIGKILL');
      await Promise.all([over, server.ended]);
      damage.push(...(await damageAt(crashTest, heard)));
    }
    expect(damage).toEqual([]);
    expect(countOf(heard)).toBeGreaterThanOrEqual(KILLS * ACKNOWLEDGED_A_ROUND);
  });
});
