import { describe, expect, it } from 'vitest';
import { pruneRateLimits, RATE_WINDOW_MS } from '../members/rateLimit.ts';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { addCompany, addPerson, openTestServer, PASSWORD } from '../testing/testServer.ts';
import { KNOWN_FOR_MS, pruneKnownAddresses } from './knownAddresses.ts';

const STRANGER = '203.0.113.9';

describe('the limit on login tries', () => {
  it('answers 429 with Retry-After to an account that was tried too often, and forgets it after a minute', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ACCOUNT: '3' });
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'ada@alpha.example');
    const call = (pw: string) => ({ body: { type: '1STEP', mail: 'ada@alpha.example', pw } });
    for (let round = 0; round < 3; round += 1) await succeed(testServer.app, 'logIn', call('wrong'));
    const { status, headers, body } = await exchange(testServer.app, 'logIn', call(PASSWORD));
    expect({ status, body }).toEqual({ status: 429, body: { status: 429, error: 'too_many_requests' } });
    expect(Number(headers.get('Retry-After'))).toBe(60);
    testServer.clock.now += RATE_WINDOW_MS;
    expect(await login(testServer, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
  });

  it('limits an address over all accounts, and other addresses not at all', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ADDRESS: '2' });
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'ada@alpha.example');
    await login(testServer, 'one', 'wrong', '198.51.100.7');
    await login(testServer, 'two', 'wrong', '198.51.100.7');
    const body = { type: '1STEP', mail: 'ada@alpha.example', pw: PASSWORD };
    expect(await refuse(testServer.app, 'logIn', { body, address: '198.51.100.7' })).toMatchObject({ status: 429 });
    expect(await login(testServer, 'ada@alpha.example', PASSWORD, '198.51.100.8')).toMatchObject({
      isLogin: 'Success',
    });
  });

  it('does not count logins that succeed', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ACCOUNT: '2', LOGIN_LIMIT_PER_ADDRESS: '2' });
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'ada@alpha.example');
    for (let round = 0; round < 5; round += 1) {
      expect(await login(testServer, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
    }
  });

  it('holds for the address that guesses, and not for the owner of the account elsewhere', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    for (const [mgrid, type] of [
      ['ada@alpha.example', 2],
      ['operator@alpha.example', 9],
    ] as const) {
      await addPerson(testServer, companyId, mgrid, { member_type_id: type });
      for (let round = 0; round < 20; round += 1) await login(testServer, mgrid, 'wrong', STRANGER);
      const guess = { body: { type: '1STEP', mail: mgrid, pw: 'wrong' }, address: STRANGER };
      expect(await refuse(testServer.app, 'logIn', guess)).toMatchObject({ status: 429 });
      expect(await login(testServer, mgrid)).toMatchObject({ isLogin: 'Success' });
    }
  });

  it('holds by the hour against slow guessing', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ACCOUNT: '1' });
    for (let minute = 0; minute < 5; minute += 1) {
      await login(testServer, 'nobody', 'wrong', STRANGER);
      testServer.clock.now += RATE_WINDOW_MS;
    }
    const guess = { body: { type: '1STEP', mail: 'nobody', pw: 'wrong' }, address: STRANGER };
    const { status, headers } = await exchange(testServer.app, 'logIn', guess);
    expect([status, headers.get('Retry-After')]).toEqual([429, '3300']);
  });

  it('of a whole account slows guesses from everywhere down, ever more, and not an address its owner came from', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ACCOUNT_EVERYWHERE: '3' });
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'ada@alpha.example');
    expect(await login(testServer, 'ada@alpha.example', PASSWORD, '198.51.100.1')).toMatchObject({
      isLogin: 'Success',
    });
    let next = 10;
    const guess = async () => {
      next += 1;
      const call = { body: { type: '1STEP', mail: 'ada@alpha.example', pw: 'wrong' }, address: `203.0.113.${next}` };
      const { status, headers } = await exchange(testServer.app, 'logIn', call);
      return status === 429 ? Number(headers.get('Retry-After')) : status;
    };
    for (let round = 0; round < 4; round += 1) expect(await guess()).toBe(200);
    expect(await guess()).toBe(2);
    expect(await guess()).toBe(3);
    testServer.clock.now += 5000;
    expect(await guess()).toBe(200);
    expect(await guess()).toBe(5);
    expect(await login(testServer, 'ada@alpha.example', PASSWORD, '198.51.100.1')).toMatchObject({
      isLogin: 'Success',
    });
    testServer.clock.now += KNOWN_FOR_MS;
    expect(await login(testServer, 'ada@alpha.example', PASSWORD, '198.51.100.2')).toMatchObject({
      isLogin: 'Success',
    });
  });

  it('leaves no row for what an address tries beyond its limit', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ADDRESS: '2', MAIL_LIMIT_PER_ADDRESS: '2' });
    const rows = () => testServer.database.query.selectFrom('rate_limits').select('key').orderBy('key').execute();
    const guess = (id: string) => ({ body: { type: '1STEP', mail: id, pw: 'wrong' } });
    const reset = (key: string) => ({ body: { type: 'send', lang_code: 'ko', key } });
    for (const id of ['one', 'two']) {
      await succeed(testServer.app, 'logIn', guess(id));
      await succeed(testServer.app, 'resetPassword', reset(id));
    }
    const before = await rows();
    for (let round = 0; round < 20; round += 1) {
      expect(await refuse(testServer.app, 'logIn', guess(`more${round}`))).toMatchObject({ status: 429 });
      expect(await refuse(testServer.app, 'resetPassword', reset(`more${round}`))).toMatchObject({ status: 429 });
    }
    expect(await rows()).toEqual(before);
  });

  it('is over at once where the clock was set back behind its beginning', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ACCOUNT: '1' });
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'ada@alpha.example');
    await login(testServer, 'ada@alpha.example', 'wrong');
    testServer.clock.now -= 2 * 86_400_000;
    await pruneRateLimits(testServer.connection);
    expect(await testServer.database.query.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    testServer.clock.now += 2 * 86_400_000;
    await login(testServer, 'ada@alpha.example', 'wrong');
    testServer.clock.now -= 2 * 86_400_000;
    expect(await login(testServer, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
  });

  it('bears clocks of servers that differ a little', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ACCOUNT: '1' });
    const guess = { body: { type: '1STEP', mail: 'nobody', pw: 'wrong' } };
    await succeed(testServer.app, 'logIn', guess);
    testServer.clock.now -= 1000;
    expect(await refuse(testServer.app, 'logIn', guess)).toMatchObject({ status: 429 });
  });

  it('lets exactly as many of many tries at once through as the limit says', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ACCOUNT: '4' });
    const call = { body: { type: '1STEP', mail: 'nobody', pw: 'wrong' } };
    const replies = await Promise.all(Array.from({ length: 9 }, () => exchange(testServer.app, 'logIn', call)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('knows an address for 90 days after the last login from it', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyId, 'ada@alpha.example');
    const known = () => testServer.database.query.selectFrom('known_addresses').select('address').execute();
    await login(testServer, 'ada@alpha.example', PASSWORD, '2001:db8:1:2::7');
    await login(testServer, 'ada@alpha.example', PASSWORD, '2001:db8:1:2::8');
    await login(testServer, 'ada@alpha.example', 'wrong', '198.51.100.1');
    await pruneKnownAddresses(testServer.connection);
    expect(await known()).toEqual([{ address: '2001:db8:1:2::/64' }]);
    testServer.clock.now += KNOWN_FOR_MS;
    await pruneKnownAddresses(testServer.connection);
    expect(await known()).toEqual([]);
  });
});
