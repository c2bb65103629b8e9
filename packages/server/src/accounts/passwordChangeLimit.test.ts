import { describe, expect, it } from 'vitest';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { addCompany, addPerson, openTestServer, PASSWORD, sessionOf } from '../testing/testServer.ts';

const PW = 'Nova!2345';

async function openWithTwo(environment: Readonly<Record<string, string>>) {
  const testServer = await openTestServer(environment);
  const { companyId } = await addCompany(testServer, 'Alpha');
  const adaId = await addPerson(testServer, companyId, 'ada@alpha.example', { member_type_id: 2 });
  const bobId = await addPerson(testServer, companyId, 'bob@alpha.example', { member_type_id: 2 });
  return { testServer, bobId, ada: await sessionOf(testServer, adaId), bob: await sessionOf(testServer, bobId) };
}

describe('the limit on new passwords', () => {
  it('is one for all that an account sets, and concerns no other account', async () => {
    const { testServer, ada, bobId } = await openWithTwo({ PASSWORD_LIMIT_PER_ACCOUNT: '3' });
    const { app } = testServer;
    const own = (origin_pw: string) => ({ path: { userPk: 0 }, body: { pw: PW, origin_pw } });
    const added = (mgrid: string) => ({ body: { mgrid, pw: PW, name: 'n', email: 'n@alpha.example' } });
    await succeed(app, 'changeOwnProfile', { ...own(PASSWORD), token: ada });
    await succeed(app, 'createUser', { ...added('nova1'), token: ada });
    await succeed(app, 'changeUser', { path: { userPk: bobId }, body: { pw: PW }, token: ada });
    for (const [id, call] of [
      ['changeOwnProfile', own(PW)],
      ['createUser', added('nova2')],
      ['changeUser', { path: { userPk: bobId }, body: { pw: PW } }],
    ] as const) {
      const { status, headers } = await exchange(app, id, { ...call, token: ada });
      expect([id, status, headers.get('Retry-After')]).toEqual([id, 429, '60']);
    }
    expect(await login(testServer, 'bob@alpha.example', PW)).toMatchObject({ isLogin: 'Success' });
    testServer.clock.now += 60_000;
    await succeed(app, 'changeOwnProfile', { ...own(PW), token: ada });
  });

  it('is not used up by what is no new password, or not a usable one', async () => {
    const { testServer, ada } = await openWithTwo({ PASSWORD_LIMIT_PER_ACCOUNT: '1' });
    const call = (body: object) => ({ path: { userPk: 0 }, body, token: ada });
    expect(await refuse(testServer.app, 'changeOwnProfile', call({ pw: 'short', origin_pw: PASSWORD }))).toMatchObject({
      status: 400,
    });
    await succeed(testServer.app, 'changeOwnProfile', call({ name: 'Ada' }));
    await succeed(testServer.app, 'changeOwnProfile', call({ pw: PW, origin_pw: PASSWORD }));
  });

  it('bounds the lists of new users that one person adds in a minute', async () => {
    const { testServer, ada, bob } = await openWithTwo({});
    const list = (mgrid: string, token: string) => ({ body: [{ mgrid, pw: PW, name: 'n' }], token });
    for (let round = 0; round < 10; round += 1) await succeed(testServer.app, 'createUsers', list(`nova${round}`, ada));
    expect(await refuse(testServer.app, 'createUsers', list('nova10', ada))).toMatchObject({ status: 429 });
    await succeed(testServer.app, 'createUsers', list('nova11', bob));
  });
});
