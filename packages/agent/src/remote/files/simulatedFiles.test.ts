import { callFiles, joinedChannels } from '@remote-console/domain';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeFleetPlan } from '../../fleet/makeFleetPlan.ts';
import { serveSimulatedFiles } from './simulatedFiles.ts';
import { collecting, download, giving } from './testing/servedFolder.ts';

function simulated(index: number) {
  const profile = makeFleetPlan(2, 7).fleets[0]?.devices[index];
  if (!profile) throw new Error('there is no such device');
  const joined = joinedChannels();
  const over = serveSimulatedFiles(joined.device, profile);
  return { ...joined, over, caller: callFiles(joined.browser) };
}

describe('a simulated device', () => {
  it('has files to look at, read and pack', async () => {
    const { caller } = simulated(0);
    const { entries } = await caller.list([], null);
    expect(entries.map(({ name }) => name)).toEqual(['.profile', 'content', 'logs', 'readme.txt', 'settings']);
    expect((await download(caller, ['content', '2026-12', 'lobby.png'])).subarray(1, 4).toString()).toBe('PNG');
    const taker = collecting();
    await caller.read({ type: 'zip', path: ['content'], names: [] }, taker);
    expect(Object.keys(unzipSync(taker.bytes())).toSorted()).toEqual(
      ['2026-11/', '2026-12/', '2026-12/lobby.png', '2026-12/playlist.json', '2026-12/안내.txt'].toSorted(),
    );
  });

  it('keeps what is uploaded for the next connection, and for no other device', async () => {
    const first = simulated(0);
    await first.caller.write(['new.txt'], { size: 3, resume: false, replace: false }, giving(Buffer.from('new')));
    first.cut();
    await first.over;
    expect(String(await download(simulated(0).caller, ['new.txt']))).toBe('new');
    const { entries } = await simulated(1).caller.list([], null);
    expect(entries.map(({ name }) => name)).not.toContain('new.txt');
  });
});
