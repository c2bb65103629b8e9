import { describe, expect, it } from 'vitest';
import { RATE_WINDOW_MS } from '../accounts/rateLimit.ts';
import { exchange, refuse, succeed } from './exchange.ts';
import { login } from './loginHelper.ts';
import { addCompany, addPerson, openBench, PASSWORD } from './world.ts';

describe('the limit on login tries', () => {
  it('answers 429 with Retry-After to an account that was tried too often, and forgets it after a minute', async () => {
    const bench = await openBench({ LOGIN_LIMIT_PER_ACCOUNT: '3' });
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'ada@alpha.example');
    const call = (pw: string) => ({ body: { type: '1STEP', mail: 'ada@alpha.example', pw } });
    for (let round = 0; round < 3; round += 1) await succeed(bench.app, 'logIn', call('wrong'));
    const { status, headers, body } = await exchange(bench.app, 'logIn', call(PASSWORD));
    expect({ status, body }).toEqual({ status: 429, body: { status: 429, error: 'too_many_requests' } });
    expect(Number(headers.get('Retry-After'))).toBe(60);
    bench.clock.now += RATE_WINDOW_MS;
    expect(await login(bench, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
  });

  it('limits an address over all accounts, and other addresses not at all', async () => {
    const bench = await openBench({ LOGIN_LIMIT_PER_ADDRESS: '2' });
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'ada@alpha.example');
    await login(bench, 'one', 'wrong', '198.51.100.7');
    await login(bench, 'two', 'wrong', '198.51.100.7');
    const body = { type: '1STEP', mail: 'ada@alpha.example', pw: PASSWORD };
    expect(await refuse(bench.app, 'logIn', { body, address: '198.51.100.7' })).toMatchObject({ status: 429 });
    expect(await login(bench, 'ada@alpha.example', PASSWORD, '198.51.100.8')).toMatchObject({ isLogin: 'Success' });
  });

  it('does not count logins that succeed', async () => {
    const bench = await openBench({ LOGIN_LIMIT_PER_ACCOUNT: '2', LOGIN_LIMIT_PER_ADDRESS: '2' });
    const { companyPk } = await addCompany(bench, 'Alpha');
    await addPerson(bench, companyPk, 'ada@alpha.example');
    for (let round = 0; round < 5; round += 1) {
      expect(await login(bench, 'ada@alpha.example')).toMatchObject({ isLogin: 'Success' });
    }
  });

  it('lets exactly as many of many tries at once through as the limit says', async () => {
    const bench = await openBench({ LOGIN_LIMIT_PER_ACCOUNT: '4' });
    const call = { body: { type: '1STEP', mail: 'nobody', pw: 'wrong' } };
    const replies = await Promise.all(Array.from({ length: 9 }, () => exchange(bench.app, 'logIn', call)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
