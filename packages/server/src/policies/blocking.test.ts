import { describe, expect, it } from 'vitest';
import { heardEvents } from '../events/heardEvents.ts';
import { scopeOf } from '../members/scopeOf.ts';
import { findSession } from '../members/sessionStore.ts';
import { openCompany } from '../testing/companyFixture.ts';
import { exchange, refuse, send, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { addCompany, addPerson, PASSWORD, sessionOf } from '../testing/testServer.ts';

type World = Awaited<ReturnType<typeof openCompany>>;

const HOME = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';

const read = async ({ app, token }: World, address = HOME) =>
  (await succeed(app, 'getBlockingPolicy', { token, address })).objects;

const call = ({ app, token }: World, body: object, address = HOME) =>
  exchange(app, 'changeBlockingPolicy', { token, body, address });

const post = (world: World, start_ip_address: string, end_ip_address = '', reason = '') =>
  call(world, { type: 'post', start_ip_address, end_ip_address, reason });

async function set(world: World, policy_use: boolean, block: boolean) {
  const { version } = await read(world);
  return call(world, { type: 'set', policy_use, block, version });
}

const remove = (world: World, start_ip_address: string, end_ip_address = '') =>
  call(world, { type: 'delete', start_ip_address, end_ip_address });

const causeOf = async ({ testServer }: World, address: string) =>
  (await login(testServer, 'nora', PASSWORD, address)).cause?.step1 ?? null;

describe('the list of addresses', () => {
  it('is answered with policy_use, block and list, each address as an array [C-IPBLOCK-03] [C-IPBLOCK-05] [C-IPBLOCK-07] [C-IPBLOCK-13]', async () => {
    const world = await openCompany();
    expect(await read(world)).toEqual({
      policy_use: false,
      block: true,
      list: [],
      version: 1,
      caller_address: HOME,
    });
    for (const [start, end, reason] of [
      ['203.0.113.1', '', '하나'],
      [' 203.0.113.10 ', ' 203.0.113.20 ', ''],
      ['192.0.2.0/24', '', '네트워크'],
    ] as const) {
      expect((await post(world, start, end, reason)).status).toBe(200);
      world.testServer.clock.now += 1000;
    }
    expect((await set(world, true, true)).status).toBe(200);
    const { list, ...policy } = await read(world);
    expect(policy).toEqual({ policy_use: true, block: true, version: 2, caller_address: HOME });
    expect(list.map(({ time_added: _time, ...entry }) => entry)).toEqual([
      { start_ip_address: ['192.0.2.0/24'], end_ip_address: [''], reason: '네트워크' },
      { start_ip_address: ['203.0.113.10'], end_ip_address: ['203.0.113.20'], reason: '' },
      { start_ip_address: ['203.0.113.1'], end_ip_address: [''], reason: '하나' },
    ]);
    expect(list.at(-1)?.time_added).toBe('2026-11-02T03:00:00.000Z');
  });

  it('answers 405 for a blank address and 406 for one that is none [C-IPBLOCK-15] [C-IPBLOCK-16] [C-IPBLOCK-17]', async () => {
    const world = await openCompany();
    for (const start of ['', '   ']) {
      expect((await post(world, start, '203.0.113.1')).body).toEqual({
        status: 405,
        error: 'ip_blank_error',
        field: 'start_ip_address',
      });
    }
    for (const [start, end] of [
      ['nonsense', ''],
      ['203.0.113.256', ''],
      ['203.0.113.9', '203.0.113.1'],
      ['203.0.113.0/33', ''],
      ['203.0.113.0/0', ''],
      ['203.0.113.0/24', '203.0.113.9'],
      ['203.0.113.1', 'x'],
      ['2001:db8::1', ''],
    ] as const) {
      expect((await post(world, start, end)).body).toEqual({
        status: 406,
        error: 'ip_range_error',
        field: 'start_ip_address',
      });
    }
    expect((await read(world)).list).toEqual([]);
  });

  it('holds nothing twice [C-IPBLOCK-18]', async () => {
    const world = await openCompany();
    for (const [start, end] of [
      ['203.0.113.1', ''],
      ['203.0.113.1', ''],
      ['203.0.113.1/32', ''],
      ['203.0.113.1', '203.0.113.1'],
    ] as const) {
      expect((await post(world, start, end)).status).toBe(200);
    }
    expect((await read(world)).list).toHaveLength(1);
  });

  it('loses the entry that is named by start and end, and no other; every one in turn [C-IPBLOCK-22] [C-IPBLOCK-26]', async () => {
    const world = await openCompany();
    await post(world, '203.0.113.1');
    await post(world, '203.0.113.1', '203.0.113.5');
    await post(world, '192.0.2.0/24');
    expect((await remove(world, '203.0.113.1')).status).toBe(200);
    expect((await read(world)).list.map((entry) => entry.start_ip_address[0])).toEqual(['192.0.2.0/24', '203.0.113.1']);
    expect((await remove(world, '203.0.113.1')).status).toBe(404);
    for (const entry of (await read(world)).list) {
      await remove(world, entry.start_ip_address[0] ?? '', entry.end_ip_address[0]);
    }
    expect((await read(world)).list).toEqual([]);
  });

  it('takes the rows of a sheet one by one [C-IPEXCEL-07]', async () => {
    const world = await openCompany();
    for (let host = 1; host <= 20; host += 1) await post(world, `203.0.113.${host}`, '', `${host}`);
    expect((await read(world)).list).toHaveLength(20);
  });

  it('refuses the second of two who switch the policy', async () => {
    const world = await openCompany();
    const { version } = await read(world);
    await set(world, true, true);
    const stale = await call(world, { type: 'set', policy_use: false, block: true, version });
    expect(stale.body).toEqual({ status: 409, error: 'changed_meanwhile' });
    expect((await read(world)).policy_use).toBe(true);
  });
});

describe('a policy that blocks', () => {
  it('refuses the login from a listed address with ip_block, and from no other [A-LOGIN-36] [C-IPBLOCK-28]', async () => {
    const world = await openCompany();
    await post(world, '203.0.113.0/28');
    await post(world, '192.0.2.10', '192.0.2.20');
    expect(await causeOf(world, ELSEWHERE)).toBeNull();
    await set(world, true, true);
    for (const [address, cause] of [
      ['203.0.113.0', 'ip_block'],
      ['203.0.113.15', 'ip_block'],
      ['203.0.113.16', null],
      ['192.0.2.9', null],
      ['192.0.2.10', 'ip_block'],
      ['192.0.2.20', 'ip_block'],
      ['192.0.2.21', null],
      ['::ffff:192.0.2.15', 'ip_block'],
      ['2001:db8::7', null],
      [HOME, null],
    ] as const) {
      expect([address, await causeOf(world, address)]).toEqual([address, cause]);
    }
  });

  it('ends what a running session may do from a listed address, at the very next call', async () => {
    const world = await openCompany();
    const { app, near, tokenOf } = world;
    const token = await tokenOf(near);
    await succeed(app, 'getOwnProfile', { token, address: ELSEWHERE });
    await set(world, true, true);
    await post(world, ELSEWHERE);
    for (const id of ['getOwnProfile', 'listDevices', 'streamEvents'] as const) {
      const response = await send(app, id, { token, address: ELSEWHERE });
      expect([response.status, await response.json()]).toEqual([
        403,
        { status: 403, error: 'login_failed_cause_ip_block' },
      ]);
    }
    await succeed(app, 'getOwnProfile', { token, address: HOME });
    await remove(world, ELSEWHERE);
    await succeed(app, 'getOwnProfile', { token, address: ELSEWHERE });
  });

  it('closes an open event stream, which asks again while it runs', async () => {
    const world = await openCompany();
    const { testServer, near, tokenOf } = world;
    const session = await findSession(testServer.connection, await tokenOf(near));
    if (!session) throw new Error('There is no session.');
    const { connection } = testServer;
    const events = heardEvents({ connection, scope: scopeOf(session.member, connection.now), session });
    await set(world, true, true);
    expect(await events.statusAt(ELSEWHERE)).not.toBeNull();
    await post(world, ELSEWHERE);
    expect(await events.statusAt(ELSEWHERE)).toBeNull();
    expect(await events.statusAt(HOME)).not.toBeNull();
  });

  it('asks at the code step as well', async () => {
    const world = await openCompany();
    const { app, token, testServer, near } = world;
    await succeed(app, 'changeUser', { token, path: { userPk: near }, body: { flag_use_otp: 1 } });
    const first = await login(testServer, 'nora', PASSWORD, ELSEWHERE);
    await set(world, true, true);
    await post(world, ELSEWHERE);
    const body = { type: '3STEP', code: '000000', token: first.token };
    const { objects } = await succeed(app, 'logIn', { body, address: ELSEWHERE });
    expect(objects).toMatchObject({ isLogin: 'Fail', cause: { step1: 'ip_block' } });
  });
});

describe('a policy that allows', () => {
  it('refuses the login from an address that is not listed with ip_not_permit [A-LOGIN-35] [A-LOGIN-36] [C-IPBLOCK-29]', async () => {
    const world = await openCompany();
    await post(world, '198.51.100.0/24');
    await set(world, true, false);
    expect(await causeOf(world, HOME)).toBeNull();
    expect(await causeOf(world, ELSEWHERE)).toBe('ip_not_permit');
    // A list of IPv4 addresses cannot let in a caller over IPv6.
    expect(await causeOf(world, '2001:db8::7')).toBe('ip_setting');
    await set(world, false, false);
    expect(await causeOf(world, ELSEWHERE)).toBeNull();
  });

  it('says the cause to a running session, too', async () => {
    const world = await openCompany();
    const token = await world.tokenOf(world.near);
    await post(world, HOME);
    await set(world, true, false);
    for (const [address, error] of [
      [ELSEWHERE, 'login_failed_cause_ip_not_permit'],
      ['2001:db8::7', 'login_failed_cause_ip_setting'],
    ] as const) {
      expect(await refuse(world.app, 'getOwnProfile', { token, address })).toEqual({ status: 403, error });
    }
  });
});

describe('nobody shuts out himself unless he confirms it', () => {
  const LOCKED_OUT = { status: 409, error: 'ip_policy_locks_out' };

  it("by blocking one's own address, by network or range as well", async () => {
    const world = await openCompany();
    await set(world, true, true);
    for (const [start, end] of [
      [HOME, ''],
      ['198.51.100.0/24', ''],
      ['198.51.100.1', '198.51.100.20'],
    ] as const) {
      expect((await post(world, start, end)).body).toEqual(LOCKED_OUT);
    }
    expect((await read(world)).list).toEqual([]);
  });

  it("by switching on a list that blocks one's own address, or allows others only", async () => {
    const world = await openCompany();
    expect((await set(world, true, false)).body).toEqual(LOCKED_OUT);
    await post(world, HOME);
    expect((await set(world, true, true)).body).toEqual(LOCKED_OUT);
    expect((await set(world, true, false)).status).toBe(200);
  });

  it("by taking one's own address off the list of allowed ones", async () => {
    const world = await openCompany();
    await post(world, HOME);
    await set(world, true, false);
    expect((await remove(world, HOME)).body).toEqual(LOCKED_OUT);
    await post(world, '198.51.100.0/24');
    expect((await remove(world, HOME)).status).toBe(200);
    expect((await remove(world, '198.51.100.0/24')).body).toEqual(LOCKED_OUT);
  });

  const SURE = { confirmed_lock_out: true };
  const OUT = { status: 403 };

  it('whoever confirms it blocks their own address, by network or range as well', async () => {
    for (const entry of [
      { start_ip_address: HOME },
      { start_ip_address: '198.51.100.0/24' },
      { start_ip_address: '198.51.100.1', end_ip_address: '198.51.100.20' },
    ]) {
      const world = await openCompany();
      await set(world, true, true);
      expect((await call(world, { type: 'post', ...entry, ...SURE })).status).toBe(200);
      expect(await refuse(world.app, 'getOwnProfile', { token: world.token, address: HOME })).toMatchObject(OUT);
    }
  });

  it('whoever confirms it switches on a list that allows others only, by IPv4 and IPv6', async () => {
    for (const address of [HOME, '2001:db8::7']) {
      const world = await openCompany();
      await post(world, ELSEWHERE);
      const { version } = await read(world, address);
      const change = { type: 'set', policy_use: true, block: false, version };
      expect((await call(world, change, address)).body).toEqual(LOCKED_OUT);
      expect((await call(world, { ...change, confirmed_lock_out: false }, address)).body).toEqual(LOCKED_OUT);
      expect((await call(world, { ...change, ...SURE }, address)).status).toBe(200);
      expect(await refuse(world.app, 'getOwnProfile', { token: world.token, address })).toMatchObject(OUT);
      await succeed(world.app, 'getOwnProfile', { token: world.token, address: ELSEWHERE });
    }
  });

  it('whoever confirms it deletes the last entry that allows their own address', async () => {
    const world = await openCompany();
    await post(world, HOME);
    await set(world, true, false);
    expect((await remove(world, HOME)).body).toEqual(LOCKED_OUT);
    expect((await call(world, { type: 'delete', start_ip_address: HOME, ...SURE })).status).toBe(200);
    expect(await refuse(world.app, 'getOwnProfile', { token: world.token, address: HOME })).toMatchObject(OUT);
  });

  it('a caller by IPv6 is on no list, so that nothing has to be confirmed where it blocks', async () => {
    const world = await openCompany();
    const { version, caller_address } = await read(world, '2001:db8::7');
    expect(caller_address).toBe('2001:db8::7');
    expect((await call(world, { type: 'set', policy_use: true, block: true, version }, '2001:db8::7')).status).toBe(
      200,
    );
    expect((await call(world, { type: 'post', start_ip_address: '0.0.0.0/1' }, '2001:db8::7')).status).toBe(200);
  });

  it('and no company shuts out the service operator or another company', async () => {
    const world = await openCompany();
    const { testServer, app, company } = world;
    await post(world, HOME);
    await set(world, true, false);
    const operator = await addPerson(testServer, company.companyId, 'otto', { member_type_id: 9 });
    await succeed(app, 'getOwnProfile', { token: await sessionOf(testServer, operator), address: ELSEWHERE });
    const other = await addCompany(testServer, 'Beta');
    const eve = await sessionOf(testServer, await addPerson(testServer, other.companyId, 'eve', { member_type_id: 2 }));
    const theirs = (await succeed(app, 'getBlockingPolicy', { token: eve, address: ELSEWHERE })).objects;
    expect(theirs).toMatchObject({ policy_use: false, block: true, list: [], version: 1 });
  });
});
