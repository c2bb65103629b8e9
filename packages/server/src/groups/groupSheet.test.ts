import { describe, expect, it } from 'vitest';
import { refuse, send, succeed } from '../testing/exchange.ts';
import { groupsOf, openGroupTree } from '../testing/groupTreeFixture.ts';

const list = (...pairs: [string, string][]) => pairs.map(([name, parent_group_name]) => ({ name, parent_group_name }));

describe('a group sheet', () => {
  it('is one list of name and parent_group_name, and answers objects.total and objects.failure [C-GEXCEL-07]', async () => {
    const { app, token, company } = await openGroupTree();
    const body = list(['Jeju', ''], ['Terminal', 'Jeju'], ['Gate 1', 'Terminal'], ['Gate 2', 'Terminal']);
    const { objects } = await succeed(app, 'uploadGroups', { token, body });
    expect(objects).toEqual({ total: 4, failure: 0 });
    const groups = await groupsOf(app, token);
    const named = (name: string) => groups.find((group) => group.name === name);
    expect(named('Jeju')).toMatchObject({ group_fk: company.rootGroupId, root_group_fk: company.rootGroupId });
    expect(named('Terminal')?.group_fk).toBe(named('Jeju')?.pk);
    expect(named('Gate 1')?.group_fk).toBe(named('Terminal')?.pk);
    expect(named('Gate 2')).toMatchObject({ group_fk: named('Terminal')?.pk, root_group_fk: company.rootGroupId });
  });

  it('counts a group that is there as a failure, and puts those below it there', async () => {
    const { app, token, seoul, floor } = await openGroupTree();
    const body = list(['Seoul', ''], ['3F', 'Seoul'], ['Meeting', '3F'], ['5F', 'Seoul']);
    expect((await succeed(app, 'uploadGroups', { token, body })).objects).toEqual({ total: 4, failure: 2 });
    const groups = await groupsOf(app, token);
    expect(groups.find(({ name }) => name === 'Meeting')?.group_fk).toBe(floor);
    expect(groups.find(({ name }) => name === '5F')?.group_fk).toBe(seoul);
    expect(groups.filter(({ name }) => name === 'Seoul')).toHaveLength(1);
    expect((await succeed(app, 'uploadGroups', { token, body })).objects).toEqual({ total: 4, failure: 4 });
  });

  it.each([
    ['a name twice', list(['Jeju', ''], ['Jeju', ''])],
    ['a parent that is not named before', list(['Gate', 'Jeju'], ['Jeju', ''])],
    ['a fourth level', list(['a', ''], ['b', 'a'], ['c', 'b'], ['d', 'c'])],
    ['a blank name', list(['Jeju', ''], [' ', 'Jeju'])],
    ['a name of 41 characters', list(['Jeju', ''], ['x'.repeat(41), 'Jeju'])],
    ['the reserved name', list(['Jeju', ''], ['ROOT', 'Jeju'])],
  ])('with %s is refused with excel_group_fail, and nothing is made', async (_what, body) => {
    const { app, token } = await openGroupTree();
    expect(await refuse(app, 'uploadGroups', { token, body })).toEqual({ status: 400, error: 'excel_group_fail' });
    expect(await groupsOf(app, token)).toHaveLength(6);
  });

  it('has fifty thousand groups at most, and a body of a size', async () => {
    const { app, token } = await openGroupTree();
    const many = (count: number) => list(...Array.from({ length: count }, (_, at): [string, string] => [`g${at}`, '']));
    expect(await refuse(app, 'uploadGroups', { token, body: many(50_001) })).toMatchObject({ status: 400 });
    expect(await refuse(app, 'uploadGroups', { token, body: [] })).toMatchObject({ status: 400 });
    const large = [{ name: 'x'.repeat(16 * 1024 * 1024), parent_group_name: '' }];
    expect((await send(app, 'uploadGroups', { token, body: large })).status).toBe(413);
  });

  it('of fifty thousand groups is made, all of them under their parents', { timeout: 120_000 }, async () => {
    const { app, token, company } = await openGroupTree();
    const body = Array.from({ length: 50_000 }, (_, at) => {
      if (at % 100 === 0) return { name: `Region ${at}`, parent_group_name: '' };
      const region = `Region ${at - (at % 100)}`;
      if (at % 10 === 1) return { name: `Floor ${at}`, parent_group_name: region };
      return { name: `Room ${at}`, parent_group_name: `Floor ${at % 10 === 0 ? at - 9 : at - (at % 10) + 1}` };
    });
    const { objects } = await succeed(app, 'uploadGroups', { token, body });
    expect(objects).toEqual({ total: 50_000, failure: 0 });
    const groups = await groupsOf(app, token);
    expect(groups).toHaveLength(50_006);
    const byName = new Map(groups.map((group) => [group.name, group]));
    const idOf = (name: string) => byName.get(name)?.pk;
    for (const { name, parent_group_name } of body) {
      const parent = parent_group_name === '' ? company.rootGroupId : idOf(parent_group_name);
      if (byName.get(name)?.group_fk !== parent) expect([name, byName.get(name)?.group_fk]).toEqual([name, parent]);
    }
  });
});
