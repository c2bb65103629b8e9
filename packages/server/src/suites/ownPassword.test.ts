import { describe, expect, it } from 'vitest';
import { refuse, succeed } from './exchange.ts';
import { login } from './loginHelper.ts';
import { listen } from './listen.ts';
import { addCompany, addPerson, openBench, PASSWORD, sessionOf } from './world.ts';

const ADA = 'ada@alpha.example';
const NEW = 'Fresh!2345';

async function withAda(policy: object = {}, member: object = {}) {
  const bench = await openBench();
  const { companyPk } = await addCompany(bench, 'Alpha', { policy });
  const pk = await addPerson(bench, companyPk, ADA, member);
  return { ...bench, pk, companyPk, token: await sessionOf(bench, pk) };
}

describe('the change of the own password', () => {
  it('by PUT with pw makes the new one work and the old one not [C-PASSWORD-18]', async () => {
    const bench = await withAda();
    await succeed(bench.app, 'changeOwnProfile', { token: bench.token, body: { pw: ` ${NEW} ` } });
    expect(await login(bench, ADA)).toMatchObject({ isLogin: 'Fail' });
    expect(await login(bench, ADA, NEW)).toMatchObject({ isLogin: 'Success' });
  });

  it('ends the other sessions of the person at once, and nobody else’s', async () => {
    const bench = await withAda();
    const other = await sessionOf(bench, bench.pk);
    const colleague = await sessionOf(bench, await addPerson(bench, bench.companyPk, 'bea@alpha.example'));
    const screen = await listen(bench, other);
    await succeed(bench.app, 'changeOwnProfile', { token: bench.token, body: { pw: NEW } });
    expect(await screen.next()).toMatchObject({ event: { type: 'session_ended' } });
    expect(await refuse(bench.app, 'getOwnProfile', { token: other })).toMatchObject({ status: 401 });
    await succeed(bench.app, 'getOwnProfile', { token: bench.token });
    await succeed(bench.app, 'getOwnProfile', { token: colleague });
  });

  it('makes a password young again', async () => {
    const bench = await withAda({ password_change_limit: 30 });
    bench.clock.now += 31 * 86_400_000;
    expect(await login(bench, ADA)).toMatchObject({ cause: { step1: 'pw_reject' } });
    const token = await sessionOf(bench, bench.pk);
    await succeed(bench.app, 'changeOwnProfile', { token, body: { pw: NEW } });
    expect(await login(bench, ADA, NEW)).toMatchObject({ isLogin: 'Success' });
  });

  it.each([
    [0, 1, 'abc', 'A-PWLEVEL-01', 'abcd'],
    [0, 1, 'abcdefghijklm', 'A-PWLEVEL-01', '한국어비밀번호'],
    [1, 6, 'abcdef', 'A-PWLEVEL-02', 'abcde1'],
    [1, 1, 'abcd1', 'A-PWLEVEL-02', 'ABCDE1'],
    [2, 1, 'abcdefg1', 'A-PWLEVEL-03', 'abcdef1!'],
    [2, 6, 'abcde1!', 'A-PWLEVEL-03', 'abcdef1!'],
    [3, 1, 'abcdef1!', 'A-PWLEVEL-04', 'Abcdef1!'],
    [3, 6, 'ABCDEF1!', 'A-PWLEVEL-04', 'Abcdef1!'],
  ])(
    'at level %i of the company, for type %i, refuses %s and takes a better one [%s] [C-PASSWORD-12] [C-PASSWORD-25]',
    async (password_level, member_type_id, weak, _row, good) => {
      const bench = await withAda({ password_level }, { member_type_id });
      const { token } = bench;
      expect(await refuse(bench.app, 'changeOwnProfile', { token, body: { pw: weak } })).toEqual({
        status: 400,
        error: 'password_requirement',
        field: 'pw',
      });
      expect(await login(bench, ADA, PASSWORD)).toMatchObject({ isLogin: 'Success' });
      await succeed(bench.app, 'changeOwnProfile', { token, body: { pw: good } });
      expect(await login(bench, ADA, good)).toMatchObject({ isLogin: 'Success' });
    },
  );

  it('keeps the fixed rule for a manager, whatever the level [C-PASSWORD-12]', async () => {
    const bench = await withAda({ password_level: 0 }, { member_type_id: 2 });
    const call = { token: bench.token, body: { pw: 'abcd' } };
    expect(await refuse(bench.app, 'changeOwnProfile', call)).toMatchObject({ error: 'password_requirement' });
  });
});
