import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AgentEvent } from '../protocol/agentHandle.ts';
import { ENROLMENT_TOKEN, startFakeServer } from '../testing/fakeServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { makeFleetPlan } from './makeFleetPlan.ts';
import { isPresent } from './presence.ts';
import { startFleet, type FleetOptions } from './startFleet.ts';

async function setUp({ count = 20, delayMs = 0, intervalSeconds = 1 } = {}) {
  const fake = await startFakeServer({ intervalSeconds, delayMs });
  onTestFinished(() => fake.close());
  const events: AgentEvent[] = [];
  const start = async (changes: Partial<FleetOptions> = {}) => {
    const handle = await startFleet({
      server: fake.origin,
      plan: makeFleetPlan(count),
      enrolmentToken: ENROLMENT_TOKEN,
      dataFolder: null,
      offlineShare: 0,
      onEvent: (event) => events.push(event),
      ...changes,
    });
    onTestFinished(() => handle.stop());
    return handle;
  };
  const heartbeats = () => fake.calls.filter(({ operation }) => operation === 'heartbeat');
  /** Waits until that many different devices have reported; on a busy machine some report twice before the last. */
  const reportOf = (devices: number, since = 0) =>
    vi.waitFor(
      () =>
        expect(
          new Set(
            heartbeats()
              .slice(since)
              .map(({ token }) => token),
          ).size,
        ).toBeGreaterThanOrEqual(devices),
      OFTEN,
    );
  return { fake, events, start, heartbeats, reportOf };
}

const OFTEN = { interval: 20 };

it('enrols every device as a simulated one and speaks as the contract wants it', async () => {
  const { fake, start, heartbeats, reportOf } = await setUp();
  await start();
  await reportOf(20);
  await reportOf(20, heartbeats().length);
  const enrolments = fake.calls.filter(({ operation }) => operation === 'enrol');
  expect(enrolments).toHaveLength(20);
  for (const { body } of enrolments) expect(body).toHaveProperty('simulated', true);
  expect(fake.complaints).toEqual([]);
});

it('enrols each part of the plan with its own token', async () => {
  const { fake, start, reportOf } = await setUp();
  const [fleet] = makeFleetPlan(2).fleets;
  const devices = fleet?.devices ?? [];
  const fleets = devices.map((device) => ({ enrolmentToken: ENROLMENT_TOKEN, devices: [device] }));
  await start({ plan: { fleets }, enrolmentToken: null });
  await reportOf(2);
  expect(fake.calls.filter(({ operation }) => operation === 'enrol')).toHaveLength(2);
});

it('plays a single device as online, also at a time at which one of many would be away', async () => {
  const { fake, reportOf } = await setUp();
  const isAway = (seed: number) =>
    makeFleetPlan(1, seed).fleets.some(({ devices }) => devices.some((device) => !isPresent(device, Date.now())));
  let seed = 1;
  while (!isAway(seed)) seed += 1;
  const handle = await startFleet({
    server: fake.origin,
    plan: makeFleetPlan(1, seed),
    enrolmentToken: ENROLMENT_TOKEN,
    dataFolder: null,
  });
  onTestFinished(() => handle.stop());
  await reportOf(1);
  expect(fake.calls.filter(({ operation }) => operation === 'enrol')).toHaveLength(1);
});

it('enrols a device once, however long its answer takes', async () => {
  const { fake, start, reportOf } = await setUp({ count: 2, delayMs: 1500 });
  await start();
  await reportOf(2);
  expect(fake.calls.filter(({ operation }) => operation === 'enrol')).toHaveLength(2);
});

it('spreads its reports evenly over the interval', async () => {
  const { start, heartbeats } = await setUp();
  await start();
  await vi.waitFor(() => expect(heartbeats().length).toBeGreaterThanOrEqual(70), OFTEN);
  const times = heartbeats()
    .slice(20, 60)
    .map(({ at }) => at);
  const tenths = new Map<number, number>();
  for (const at of times)
    tenths.set(Math.floor((at % 1000) / 100), (tenths.get(Math.floor((at % 1000) / 100)) ?? 0) + 1);
  expect(tenths.size).toBeGreaterThanOrEqual(8);
  // Forty reports in two laps are four per tenth of a second, give or take the delays of a busy machine.
  expect(Math.max(...tenths.values())).toBeLessThanOrEqual(12);
});

it('has few requests under way, on connections that it keeps', async () => {
  const { fake, start, heartbeats } = await setUp({ count: 60, delayMs: 25 });
  // Like a fleet too large for each device to wait for commands.
  await start({ listenUpTo: 59 });
  await vi.waitFor(() => expect(heartbeats().length).toBeGreaterThanOrEqual(120), OFTEN);
  expect(fake.mostAtOnce()).toBeLessThanOrEqual(4);
  expect(fake.connections()).toBeLessThanOrEqual(8);
});

it('keeps the tokens in a file that only its owner may read, and does not enrol again', async () => {
  const { fake, start, heartbeats, reportOf } = await setUp({ count: 5 });
  const dataFolder = await temporaryFolder();
  const first = await start({ dataFolder });
  await reportOf(5);
  await first.stop();
  const file = join(dataFolder, 'fleet-agents.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).not.toContain(ENROLMENT_TOKEN);
  const before = heartbeats().length;
  await start({ dataFolder, enrolmentToken: null });
  await reportOf(5, before);
  expect(fake.calls.filter(({ operation }) => operation === 'enrol')).toHaveLength(5);
});

it('says goodbye for every device that is online when it is stopped', async () => {
  const { fake, start, heartbeats, reportOf } = await setUp();
  const handle = await start();
  await reportOf(20);
  // A second report shows that the first was answered: until then a device does not know that it is online.
  await reportOf(20, heartbeats().length);
  await handle.stop();
  const goodbyes = fake.calls.filter(({ operation }) => operation === 'goodbye');
  expect(new Set(goodbyes.map(({ token }) => token)).size).toBe(20);
  expect(await handle.ended).toEqual({ kind: 'stopped' });
});

it('leaves devices offline that are, and retired ones permanently', async () => {
  const { fake, start } = await setUp();
  const [first, ...others] = makeFleetPlan(20).fleets.flatMap(({ devices }) => devices);
  if (!first) throw new Error('The plan is empty.');
  const devices = [first, ...others.map((device) => ({ ...device, retired: true }))];
  await start({ plan: { fleets: [{ enrolmentToken: null, devices }] } });
  await vi.waitFor(() => expect(fake.calls.length).toBeGreaterThanOrEqual(4), OFTEN);
  const guids = fake.calls.filter(({ operation }) => operation === 'enrol').map(({ body }) => body);
  expect(guids).toEqual([expect.objectContaining({ guid: first.guid })]);
});

it('goes on when the server comes back', async () => {
  const { fake, events, start, reportOf } = await setUp({ count: 10 });
  await start();
  await reportOf(10);
  const port = Number(new URL(fake.origin).port);
  await fake.close();
  await vi.waitFor(() => expect(events.at(-1)?.kind).toBe('waiting'), OFTEN);
  const back = await startFakeServer({ intervalSeconds: 1, port });
  onTestFinished(() => back.close());
  await vi.waitFor(() => expect(events.at(-1)?.kind).toBe('connected'), OFTEN);
  expect(events.map(({ kind }) => kind)).toEqual(['connected', 'waiting', 'connected']);
  expect(back.calls.some(({ operation }) => operation === 'enrol')).toBe(true);
});

it('ends when the enrolment token is refused', async () => {
  const { start } = await setUp({ count: 3 });
  const handle = await start({ enrolmentToken: 'another token' });
  expect(await handle.ended).toEqual({ kind: 'failed', reason: 'enrolment_refused' });
});
