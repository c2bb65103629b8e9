import { describe, expect, it } from 'vitest';
import { issueKey } from './accountKeys.ts';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { addCompany, addPerson, only, openTestServer, sessionOf } from '../testing/testServer.ts';

const MINUTE_MS = 60_000;

async function withToken(member: object = {}) {
  const testServer = await openTestServer();
  const { companyId } = await addCompany(testServer, 'Alpha');
  const pk = await addPerson(testServer, companyId, 'ada@alpha.example', member);
  const session = await sessionOf(testServer, pk);
  const { token, expires } = (await succeed(testServer.app, 'createExchangeToken', { token: session })).objects;
  return { testServer, pk, session, token, expires };
}

const used = (token: string) => ({ body: { token } });

describe('an exchange token', () => {
  it('gives a session with the same fields as a login [C-ROUTE-03] [A-API-16] [A-ROUTE-22]', async () => {
    const { testServer, session, token } = await withToken();
    const { objects } = await succeed(testServer.app, 'exchangeToken', used(token));
    const ofLogin = await login(testServer, 'ada@alpha.example');
    expect(Object.keys(objects).toSorted()).toEqual(Object.keys(ofLogin).toSorted());
    expect({ ...objects, token: '' }).toEqual({ ...ofLogin, token: '' });
    expect(objects.token).not.toBe(session);
    const profile = await succeed(testServer.app, 'getOwnProfile', { token: objects.token ?? '' });
    expect(profile.objects).toEqual([objects.profile]);
    // The original session continues.
    await succeed(testServer.app, 'getOwnProfile', { token: session });
  });

  it('works once, also for two who come at the same moment [A-ROUTE-26]', async () => {
    const { testServer, session, token } = await withToken();
    const replies = await Promise.all([1, 2, 3].map(() => exchange(testServer.app, 'exchangeToken', used(token))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const again = (await succeed(testServer.app, 'createExchangeToken', { token: session })).objects.token;
    await succeed(testServer.app, 'exchangeToken', used(again));
    expect(await refuse(testServer.app, 'exchangeToken', used(again))).toEqual({
      status: 401,
      error: 'login_required',
    });
  });

  it('works for five minutes [A-ROUTE-26]', async () => {
    const inTime = await withToken();
    expect(inTime.expires).toBe(new Date(inTime.testServer.clock.now + 5 * MINUTE_MS).toISOString());
    inTime.testServer.clock.now += 5 * MINUTE_MS - 1;
    await succeed(inTime.testServer.app, 'exchangeToken', used(inTime.token));
    const late = await withToken();
    late.testServer.clock.now += 5 * MINUTE_MS;
    expect(await refuse(late.testServer.app, 'exchangeToken', used(late.token))).toMatchObject({ status: 401 });
  });

  it('opens nothing on its own and is stored as a digest', async () => {
    const { testServer, token } = await withToken();
    expect(await refuse(testServer.app, 'getOwnProfile', { token })).toMatchObject({ status: 401 });
    const rows = await testServer.database.query.selectFrom('account_keys').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is worthless once its owner was deactivated, and a guess always was', async () => {
    const { testServer, token } = await withToken();
    await testServer.database.query.updateTable('members').set({ flag_active: 0 }).execute();
    expect(await refuse(testServer.app, 'exchangeToken', used(token))).toMatchObject({ status: 401 });
    expect(await refuse(testServer.app, 'exchangeToken', used('guess'))).toMatchObject({ status: 401 });
  });

  it('ends with the session that asked for it, however that ends', async () => {
    const over = { status: 401, error: 'login_required' };
    const loggedOut = await withToken();
    await succeed(loggedOut.testServer.app, 'logOut', { token: loggedOut.session });
    // Another session of the same person does not bring it back.
    await sessionOf(loggedOut.testServer, loggedOut.pk);
    expect(await refuse(loggedOut.testServer.app, 'exchangeToken', used(loggedOut.token))).toEqual(over);

    const idle = await withToken();
    await idle.testServer.database.query
      .updateTable('sessions')
      .set({ expires_at: idle.testServer.clock.now + MINUTE_MS })
      .execute();
    idle.testServer.clock.now += MINUTE_MS;
    expect(await refuse(idle.testServer.app, 'exchangeToken', used(idle.token))).toEqual(over);
  });

  it('is not for partners, whose way in is a door of its own', async () => {
    const testServer = await openTestServer();
    const { companyId } = await addCompany(testServer, 'Alpha');
    const pk = await addPerson(testServer, companyId, 'pat@alpha.example', { member_type_id: 7 });
    const token = await sessionOf(testServer, pk);
    expect(await refuse(testServer.app, 'createExchangeToken', { token })).toEqual({
      status: 403,
      error: 'no_permission',
    });
    const { pk: sessionId } = only(await testServer.database.query.selectFrom('sessions').select('pk').execute());
    const { key } = await issueKey(testServer.connection, { memberId: pk, purpose: 'exchange', sessionId });
    expect(await refuse(testServer.app, 'exchangeToken', used(key))).toMatchObject({ status: 401 });
  });

  it('does not carry a service operator out of the permitted networks', async () => {
    const hidden = { address: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } };
    for (const from of [{ address: '203.0.113.9' }, hidden]) {
      const { testServer, token } = await withToken();
      // The recipient belongs to a company; the account type counts when the token is used.
      await testServer.database.query.updateTable('members').set({ member_type_id: 9 }).execute();
      expect(await refuse(testServer.app, 'exchangeToken', { ...used(token), ...from })).toMatchObject({ status: 401 });
    }
  });

  it('can be guessed only as often as a password', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ADDRESS: '2' });
    for (let round = 0; round < 2; round += 1) await refuse(testServer.app, 'exchangeToken', used('guess'));
    expect(await refuse(testServer.app, 'exchangeToken', used('guess'))).toMatchObject({ status: 429 });
  });

  it('can be asked for only as often as the limit of the account says', async () => {
    const testServer = await openTestServer({ LOGIN_LIMIT_PER_ACCOUNT: '2' });
    const { companyId } = await addCompany(testServer, 'Alpha');
    const token = await sessionOf(testServer, await addPerson(testServer, companyId, 'ada@alpha.example'));
    for (let round = 0; round < 2; round += 1) await succeed(testServer.app, 'createExchangeToken', { token });
    expect(await refuse(testServer.app, 'createExchangeToken', { token })).toMatchObject({ status: 429 });
  });
});
