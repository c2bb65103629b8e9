import { expect, it, onTestFinished, vi } from 'vitest';
import { makeFleetPlan } from '../../fleet/makeFleetPlan.ts';
import { startFleet } from '../../fleet/startFleet.ts';
import { ENROLMENT_TOKEN, startFakeServer } from '../../testing/fakeServer.ts';

async function setUp() {
  const fake = await startFakeServer({ intervalSeconds: 60 });
  onTestFinished(() => fake.close());
  const [fleet] = makeFleetPlan(20).fleets;
  const computer = fleet?.devices.find(({ dev_os_id: system }) => system === 2);
  const phone = fleet?.devices.find(({ dev_os_id: system }) => system === 4);
  if (!computer || !phone) throw new Error('The fleet has not both.');
  const handle = await startFleet({
    server: fake.origin,
    plan: { fleets: [{ enrolmentToken: null, devices: [computer, phone] }] },
    enrolmentToken: ENROLMENT_TOKEN,
    dataFolder: null,
    offlineShare: 0,
    bootTimes: { rebootMs: 60_000, wakeMs: 60_000 },
  });
  onTestFinished(() => handle.stop());
  onTestFinished(() => expect(fake.complaints).toEqual([]));
  const beats = () => fake.calls.filter(({ operation }) => operation === 'heartbeat');
  const reporting = () => new Set(beats().map(({ token }) => token));
  await vi.waitFor(() => expect(reporting().size).toBe(2));
  const tokenOf = (name: string) => {
    const order = fake.calls.filter(({ operation }) => operation === 'enrol').map(({ body }) => Object(body).host_name);
    return `agent-token-number-${String(order.indexOf(name) + 1).padStart(6, '0')}`;
  };
  const open = async (name: string) => {
    const remote = await fake.callRemote('terminal', tokenOf(name));
    remote.begin('terminal', 'ask');
    await vi.waitFor(() => expect(remote.said.length).toBeGreaterThan(1));
    return remote;
  };
  return { fake, handle, computer, phone, beats, tokenOf, open };
}

it('plays a shell that says what it is, and none on a phone', async () => {
  const { fake, computer, phone, beats, tokenOf, open } = await setUp();
  const kinds = (name: string) =>
    Object(beats().find(({ token }) => token === tokenOf(name))?.body).inventory.remote_kinds;
  expect([kinds(computer.host_name), kinds(phone.host_name)]).toEqual(['screen,terminal,files', 'screen,files']);

  const remote = await open(computer.host_name);
  expect(remote.said).toEqual([{ type: 'asking' }, { type: 'ready' }]);
  remote.control({ type: 'open', columns: 80, rows: 24 });
  const output = () => remote.data().toString();
  await vi.waitFor(() => expect(output()).toContain(`demo@${computer.host_name}`));
  expect(remote.controls[0]).toMatchObject({ type: 'opened', simulated: true });
  expect(output()).toContain('simulated');
  remote.send(Buffer.from('hostname\rcat 안내.txt\rnonsense\rcd documents\rls\rsize\r'));
  await vi.waitFor(() => expect(output()).toContain('80 x 24'));
  expect(output()).toContain(`\r\n${computer.host_name}\r\n`);
  expect(output()).toContain('시뮬레이션 장치입니다.');
  expect(output()).toContain('nonsense: unknown command');
  expect(output()).toContain('inventory.csv');
  remote.control({ type: 'resize', columns: 100, rows: 40 });
  remote.send(Buffer.from('size\rexit 4\r'));
  await vi.waitFor(() => expect(remote.controls.at(-1)).toEqual({ type: 'exit', code: 4 }));
  expect(output()).toContain('100 x 40');

  const refused = await fake.callRemote('terminal', tokenOf(phone.host_name));
  refused.begin('terminal');
  await vi.waitFor(() => expect(refused.said.at(-1)).toMatchObject({ type: 'end', reason: 'not_offered' }));
});

it('ends the connection when the device goes away', async () => {
  const { fake, computer, tokenOf, open } = await setUp();
  const remote = await open(computer.host_name);
  fake.command({ type: 'reboot' }, tokenOf(computer.host_name));
  await vi.waitFor(() => expect(remote.said.at(-1)).toMatchObject({ type: 'end', reason: 'agent_left' }));
});

it('shows the played shell to a second person', async () => {
  const { fake, computer, tokenOf, open } = await setUp();
  const remote = await open(computer.host_name);
  remote.control({ type: 'open', columns: 80, rows: 24 });
  await vi.waitFor(() => expect(remote.controls.length).toBe(1));
  const terminal: unknown = Object(remote.controls[0]).terminal;
  const guest = await fake.callRemote('terminal', tokenOf(computer.host_name));
  guest.begin('terminal', 'silent', { beside: String(terminal) });
  await vi.waitFor(() => expect(guest.said).toEqual([{ type: 'ready', beside: true }]));
  guest.control({ type: 'open', columns: 100, rows: 40 });
  guest.send(Buffer.from('size\rexit 4\r'));
  await vi.waitFor(() => expect(guest.controls.at(-1)).toEqual({ type: 'exit', code: 4 }));
  expect(guest.controls[0]).toMatchObject({ type: 'opened', simulated: true, size: { columns: 80, rows: 24 } });
  expect(guest.data().toString()).toContain('80 x 24');
  await vi.waitFor(() => expect(remote.data()).toEqual(guest.data()));
});
