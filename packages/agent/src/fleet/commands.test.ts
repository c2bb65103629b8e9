import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ENROLMENT_TOKEN, startFakeServer } from '../testing/fakeServer.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { makeFleetPlan } from './makeFleetPlan.ts';
import { startFleet, type FleetOptions } from './startFleet.ts';

const OFTEN = { interval: 20 };

async function setUp(changes: Partial<FleetOptions> = {}) {
  const fake = await startFakeServer({ intervalSeconds: 1 });
  onTestFinished(() => fake.close());
  const plan = makeFleetPlan(2);
  const options: FleetOptions = {
    server: fake.origin,
    plan,
    enrolmentToken: ENROLMENT_TOKEN,
    dataFolder: null,
    offlineShare: 0,
    bootTimes: { rebootMs: 1500, wakeMs: 100 },
    ...changes,
  };
  const handle = await startFleet(options);
  onTestFinished(() => handle.stop());
  const devices = plan.fleets.flatMap((fleet) => fleet.devices);
  const of = (operation: string, token?: string) =>
    fake.calls.filter((call) => call.operation === operation && (token === undefined || call.token === token));
  await vi.waitFor(() => expect(new Set(of('heartbeat').map(({ token }) => token)).size).toBe(2), OFTEN);
  // Tokens are assigned in the order of enrollment.
  const tokens = of('enrol').map((_, index) => `agent-token-number-${String(index + 1).padStart(6, '0')}`);
  const answered = (count: number) => vi.waitFor(() => expect(fake.answers).toHaveLength(count), OFTEN);
  return { fake, handle, options, devices, tokens, of, answered };
}

it('updates a simulated device: it reports the new version at once', async () => {
  const { fake, tokens, of, answered } = await setUp();
  fake.command({ type: 'update', value: '9.9.9' }, tokens[0]);
  await answered(1);
  expect(fake.answers[0]?.body).toMatchObject({ outcome: 'done' });
  await vi.waitFor(
    () =>
      expect(of('heartbeat', tokens[0]).map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ inventory: expect.objectContaining({ dev_ver: '9.9.9' }) }),
      ),
    OFTEN,
  );
  expect(fake.complaints).toEqual([]);
});

it('reboots a simulated device: it goes offline and comes back with a short running time', async () => {
  const { fake, tokens, of, answered } = await setUp();
  fake.command({ type: 'reboot' }, tokens[0]);
  await answered(1);
  await vi.waitFor(() => expect(of('goodbye', tokens[0])).toHaveLength(1), OFTEN);
  const gone = of('goodbye', tokens[0])[0]?.at ?? 0;
  const after = () => of('heartbeat', tokens[0]).filter(({ at }) => at > gone);
  await vi.waitFor(() => expect(after().length).toBeGreaterThan(0), OFTEN);
  expect((after()[0]?.at ?? 0) - gone).toBeGreaterThan(1000);
  expect(after()[0]?.body).toMatchObject({
    telemetry: { running_time: 0 },
    inventory: { os_name: expect.any(String) },
  });
});

it('shuts a simulated device down until a neighbour sends the magic packet', async () => {
  const { fake, devices, tokens, of, answered } = await setUp();
  fake.command({ type: 'shutdown' }, tokens[0]);
  await answered(1);
  await vi.waitFor(() => expect(of('goodbye', tokens[0])).toHaveLength(1), OFTEN);
  const silentFrom = of('heartbeat', tokens[0]).length;
  await vi.waitFor(() => expect(of('heartbeat', tokens[1]).length).toBeGreaterThan(4), OFTEN);
  expect(of('heartbeat', tokens[0])).toHaveLength(silentFrom);

  fake.command({ type: 'wake', value: devices[0]?.inventory.mac_addr?.toLowerCase() ?? '' }, tokens[1]);
  await answered(2);
  expect(fake.answers[1]).toMatchObject({ token: tokens[1], body: { outcome: 'done' } });
  await vi.waitFor(() => expect(of('heartbeat', tokens[0]).length).toBeGreaterThan(silentFrom), OFTEN);
});

it('sends a picture of a believable screen when it is asked', async () => {
  const { fake, tokens, answered } = await setUp();
  fake.command({ type: 'screen' }, tokens[1]);
  await answered(1);
  const { operation, body } = fake.answers[0] ?? {};
  expect(operation).toBe('screen');
  expect(Buffer.isBuffer(body) && body.subarray(1, 4).toString('latin1')).toBe('PNG');
});

it('refuses a command that it does not know', async () => {
  const { fake, tokens, answered } = await setUp();
  fake.command({ type: 'dance' }, tokens[1]);
  await answered(1);
  expect(fake.answers[0]?.body).toMatchObject({ outcome: 'failed' });
});

it('leaves a deleted device out permanently, also after a restart, while the others go on', async () => {
  const dataFolder = await temporaryFolder();
  const { fake, handle, options, devices, tokens, of } = await setUp({ dataFolder });
  fake.remove(tokens[0] ?? '');
  const before = of('heartbeat', tokens[1]).length;
  await vi.waitFor(() => expect(of('heartbeat', tokens[1]).length).toBeGreaterThan(before + 2), OFTEN);
  await handle.stop();
  expect(await readFile(join(dataFolder, 'fleet-agents.json'), 'utf8')).toContain(`"${devices[0]?.guid}"`);
  const again = await startFleet(options);
  onTestFinished(() => again.stop());
  const count = of('heartbeat', tokens[1]).length;
  await vi.waitFor(() => expect(of('heartbeat', tokens[1]).length).toBeGreaterThan(count + 1), OFTEN);
  expect(of('enrol')).toHaveLength(2);
});

it('runs commands that come with its reports where it does not wait for them', async () => {
  const { fake, tokens, answered } = await setUp({ listenUpTo: 0 });
  fake.command({ type: 'update', value: '9.9.9' }, tokens[0]);
  fake.handOutWithReports();
  await answered(1);
  expect(fake.answers[0]).toMatchObject({ token: tokens[0], body: { outcome: 'done' } });
});
