import { describe, expect, it } from 'vitest';
import { addressOf, startChild } from './childServer.ts';
import { type Acknowledged, countOf, damageAt, prepareGround, untilHeard, writeUntilDead } from './killing.ts';

const KILLS = 20;
/** Requests that a server acknowledges before it is killed; the moment falls anywhere between two answers. */
const ACKNOWLEDGED_A_ROUND = 25;

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
