import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { listen } from '../testing/eventListener.ts';
import { addCompany, addPerson, openTestServer, PASSWORD, sessionOf } from '../testing/testServer.ts';

const ADA = 'ada@alpha.example';
const NEW = 'Fresh!2345';

async function withAda(policy: object = {}, member: object = {}) {
  const testServer = await openTestServer();
  const { companyId } = await addCompany(testServer, 'Alpha', { policy });
  const pk = await addPerson(testServer, companyId, ADA, member);
  return { ...testServer, pk, companyId, token: await sessionOf(testServer, pk) };
}

describe("the change of one's own password", () => {
  it('by PUT with pw makes the new one work and the old one not [C-PASSWORD-18]', async () => {
    const testServer = await withAda();
    await succeed(testServer.app, 'changeOwnProfile', {
      token: testServer.token,
      body: { pw: ` ${NEW} `, origin_pw: PASSWORD },
    });
    expect(await login(testServer, ADA)).toMatchObject({ isLogin: 'Fail' });
    expect(await login(testServer, ADA, NEW)).toMatchObject({ isLogin: 'Success' });
  });

  it('ends the other sessions of the person at once, and nobody else’s', async () => {
    const testServer = await withAda();
    const other = await sessionOf(testServer, testServer.pk);
    const colleague = await sessionOf(
      testServer,
      await addPerson(testServer, testServer.companyId, 'bea@alpha.example'),
    );
    const screen = await listen(testServer, other);
    await succeed(testServer.app, 'changeOwnProfile', {
      token: testServer.token,
      body: { pw: NEW, origin_pw: PASSWORD },
    });
    expect(await screen.next()).toMatchObject({ event: { type: 'session_ended' } });
    expect(await refuse(testServer.app, 'getOwnProfile', { token: other })).toMatchObject({ status: 401 });
    await succeed(testServer.app, 'getOwnProfile', { token: testServer.token });
    await succeed(testServer.app, 'getOwnProfile', { token: colleague });
  });

  it('makes a password young again', async () => {
    const testServer = await withAda({ password_change_limit: 30 });
    testServer.clock.now += 31 * 86_400_000;
    expect(await login(testServer, ADA)).toMatchObject({ cause: { step1: 'pw_reject' } });
    const token = await sessionOf(testServer, testServer.pk);
    await succeed(testServer.app, 'changeOwnProfile', { token, body: { pw: NEW, origin_pw: PASSWORD } });
    expect(await login(testServer, ADA, NEW)).toMatchObject({ isLogin: 'Success' });
  });

  it.each([
    [0, 1, 'abc', 'abcd', '[A-PWLEVEL-01]'],
    [0, 1, 'abcdefghijklm', '한국어비밀번호', '[A-PWLEVEL-01]'],
    [1, 6, 'abcdef', 'abcde1', '[A-PWLEVEL-02]'],
    [1, 1, 'abcd1', 'ABCDE1', '[A-PWLEVEL-02]'],
    [2, 1, 'abcdefg1', 'abcdef1!', '[A-PWLEVEL-03]'],
    [2, 6, 'abcde1!', 'abcdef1!', '[A-PWLEVEL-03]'],
    [3, 1, 'abcdef1!', 'Abcdef1!', '[A-PWLEVEL-04]'],
    [3, 6, 'ABCDEF1!', 'Abcdef1!', '[A-PWLEVEL-04]'],
  ])(
    'at level %i of the company, for type %i, refuses %s and takes %s %s [C-PASSWORD-25]',
    async (password_level, member_type_id, weak, good) => {
      const testServer = await withAda({ password_level }, { member_type_id });
      const { token } = testServer;
      expect(await refuse(testServer.app, 'changeOwnProfile', { token, body: { pw: weak } })).toEqual({
        status: 400,
        error: 'password_requirement',
        field: 'pw',
      });
      expect(await login(testServer, ADA, PASSWORD)).toMatchObject({ isLogin: 'Success' });
      await succeed(testServer.app, 'changeOwnProfile', { token, body: { pw: good, origin_pw: PASSWORD } });
      expect(await login(testServer, ADA, good)).toMatchObject({ isLogin: 'Success' });
    },
  );

  it('follows the level for the types 1 and 6 only; another keeps the fixed rule [C-PASSWORD-12]', async () => {
    for (const member_type_id of [1, 6]) {
      const { app, token } = await withAda({ password_level: 0 }, { member_type_id });
      await succeed(app, 'changeOwnProfile', { token, body: { pw: 'abcd', origin_pw: PASSWORD } });
    }
    const testServer = await withAda({ password_level: 0 }, { member_type_id: 2 });
    const call = { token: testServer.token, body: { pw: 'abcd' } };
    expect(await refuse(testServer.app, 'changeOwnProfile', call)).toMatchObject({ error: 'password_requirement' });
  });
});
