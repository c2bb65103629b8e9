import { describe, expect, it } from 'vitest';
import { RATE_WINDOW_MS } from './rateLimit.ts';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { addCompany, addPerson, openTestServer, PASSWORD } from '../testing/testServer.ts';

describe('the limit on login tries', () => {
  it('answers 429 with Retry-After to an account that was tried too often, and forgets it after a minute', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ACCOUNT: '3' });
    const { companyPk } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyPk, 'ada@alpha.example');
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
    const { companyPk } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyPk, 'ada@alpha.example');
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
    const { companyPk } = await addCompany(testServer, 'Alpha');
    await addPerson(testServer, companyPk, 'ada@alpha.example');
    for (let round = 0; round < 5; round += 1) {
      expect(await login(testServer, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
    }
  });

  it('lets exactly as many of many tries at once through as the limit says', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ACCOUNT: '4' });
    const call = { body: { type: '1STEP', mail: 'nobody', pw: 'wrong' } };
    const replies = await Promise.all(Array.from({ length: 9 }, () => exchange(testServer.app, 'logIn', call)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
