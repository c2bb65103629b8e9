import { describe, expect, it } from 'vitest';
import { only } from '../testServer.ts';
import { begin, type BehaviourFixture, type Person } from './behaviourFixture.ts';

const view = {
  name: 'Offline',
  sharing: 'private',
  place: 'all',
  parameters: { view: 'card', alive: '0', page: '7', colour: 'red' },
  columns: { order: ['alias', 'memo', 'nothing'], hidden: ['memo', 'alias'] },
};

/** Views of the device list, using only the contract. */
export function savedViewBehaviour(name: string, open: () => Promise<BehaviourFixture>): void {
  const beginWithViews = async () => {
    const calls = await begin(open);
    const { as } = calls;
    const save = async (who: Person, more: object = {}) =>
      only((await as(who).ok('createSavedView', { body: { ...view, ...more } })).objects);
    const names = async (who: Person) => (await as(who).ok('listSavedViews')).objects.map((each) => each.name);
    const change = (who: Person, savedViewId: number, body: object) =>
      as(who).ok('changeSavedView', { path: { savedViewPk: savedViewId }, body });
    return { ...calls, save, names, change };
  };

  describe(`saved views, by ${name},`, () => {
    it('keep what a list is, without what is no part of it', async () => {
      const { save, names } = await beginWithViews();
      const saved = await save('user', { name: ' Offline ' });
      expect(saved).toMatchObject({
        name: 'Offline',
        sharing: 'private',
        shared_group_pk: null,
        shared_group_name: '',
        place: 'all',
        place_name: '',
        place_is_there: 1,
        parameters: { view: 'card', alive: '0' },
        is_own: 1,
        may_change: 1,
        missing: [],
      });
      expect(saved.columns.order.slice(0, 2)).toEqual(['alias', 'memo']);
      expect(saved.columns.hidden).toEqual(['memo']);
      expect([await names('user'), await names('manager')]).toEqual([['Offline'], []]);
    });

    it('are shared with the company by managers, with groups by sub-managers too', async () => {
      const { as, save, names, busan, seoul } = await beginWithViews();
      await save('manager', { name: 'Everybody', sharing: 'company' });
      await save('subManager', { name: 'Harbour', sharing: 'group', shared_group_pk: busan });
      expect(await names('manager')).toEqual(['Everybody', 'Harbour']);
      expect(await names('subManager')).toEqual(['Everybody', 'Harbour']);
      expect(await names('user')).toEqual(['Everybody']);
      const refused = async (who: Person, more: object) =>
        as(who).refused('createSavedView', { body: { ...view, name: 'Other', ...more } });
      expect(await refused('user', { sharing: 'company' })).toEqual({ status: 403, error: 'no_permission' });
      expect(await refused('subManager', { sharing: 'company' })).toMatchObject({ status: 403 });
      const closed = { sharing: 'group', shared_group_pk: seoul };
      expect(await refused('subManager', closed)).toEqual({ status: 404, error: 'not_found' });
      expect(await refused('manager', { sharing: 'group' })).toMatchObject({ status: 400, field: 'shared_group_pk' });
      expect(await refused('user', { place: String(seoul) })).toMatchObject({ status: 404 });
    });

    it('have names that are their owners’ own, and a filter that can be read', async () => {
      const { as, save, change } = await beginWithViews();
      await save('user', { name: 'Offline' });
      await save('manager', { name: 'Offline' });
      const other = await save('user', { name: 'Other' });
      const taken = { status: 409, error: 'saved_view_name_taken', field: 'name' };
      expect(await as('user').refused('createSavedView', { body: { ...view, name: 'OFFLINE ' } })).toEqual(taken);
      const path = { savedViewPk: other.pk };
      expect(await as('user').refused('changeSavedView', { path, body: { name: 'offline' } })).toEqual(taken);
      const unread = { body: { parameters: { filter: 'tag:' } }, path };
      expect(await as('user').refused('changeSavedView', unread)).toMatchObject({ error: 'filter_not_understood' });
      expect(await as('user').refused('createSavedView', { body: { ...view, name: ' ' } })).toMatchObject({
        status: 400,
        field: 'name',
      });
      const renamed = only((await change('user', other.pk, { name: 'OTHER' })).objects);
      expect(renamed).toMatchObject({ name: 'OTHER', parameters: { view: 'card', alive: '0' } });
    });

    it('are at most 50 a person', async () => {
      const { as, save } = await beginWithViews();
      for (let number = 1; number <= 50; number++) await save('user', { name: `View ${number}` });
      expect(await as('user').refused('createSavedView', { body: view })).toMatchObject({
        status: 409,
        error: 'saved_views_full',
      });
    });

    it('are changed and removed by their owners, and by managers where they are shared', async () => {
      const { as, save, names, change, busan } = await beginWithViews();
      const { pk } = await save('subManager', { sharing: 'group', shared_group_pk: busan });
      expect(only((await as('manager').ok('listSavedViews')).objects)).toMatchObject({ is_own: 0, may_change: 1 });
      await change('manager', pk, { name: 'Renamed', sharing: 'company' });
      expect(only((await as('user').ok('listSavedViews')).objects)).toMatchObject({
        name: 'Renamed',
        shared_group_pk: null,
        is_own: 0,
        may_change: 0,
      });
      const path = { savedViewPk: pk };
      expect(await as('user').refused('changeSavedView', { path, body: { name: 'Mine' } })).toMatchObject({
        status: 403,
      });
      expect(await as('user').refused('deleteSavedView', { path })).toEqual({ status: 403, error: 'no_permission' });
      await as('manager').ok('deleteSavedView', { path });
      expect(await names('subManager')).toEqual([]);
      const own = await save('user');
      const ofUser = { path: { savedViewPk: own.pk } };
      expect(await as('manager').refused('deleteSavedView', ofUser)).toEqual({ status: 404, error: 'not_found' });
    });

    it('say what of them is gone, and stay', async () => {
      const { as, ok, save, change, group, seoul, busan } = await beginWithViews();
      const { name: busanName } = await group(busan);
      await save('manager', {
        sharing: 'company',
        place: String(seoul),
        parameters: { filter: '-group:Seoul/3F tag:gone' },
      });
      await save('manager', { name: 'Shared', sharing: 'group', shared_group_pk: busan });
      const seen = async (who: Person) => (await as(who).ok('listSavedViews')).objects;
      expect((await seen('manager')).map(({ missing }) => missing)).toEqual([[{ key: 'tag', name: 'gone' }], []]);
      await ok('deleteGroup', { path: { groupPk: seoul } });
      await ok('deleteGroup', { path: { groupPk: busan } });
      const [offline, shared] = await seen('manager');
      expect(offline).toMatchObject({
        place: String(seoul),
        place_name: 'Seoul',
        place_is_there: 0,
        parameters: { filter: '-group:Seoul/3F tag:gone' },
      });
      expect(offline?.missing).toEqual([
        { key: 'group', name: 'Seoul' },
        { key: 'group', name: 'Seoul/3F' },
        { key: 'tag', name: 'gone' },
      ]);
      expect(shared).toMatchObject({
        sharing: 'group',
        shared_group_pk: null,
        missing: [{ key: 'group', name: busanName }],
      });
      expect((await seen('user')).map((each) => each.name)).toEqual(['Offline']);
      const renamed = only((await change('manager', shared?.pk ?? 0, { name: 'Mine' })).objects);
      expect(renamed).toMatchObject({ name: 'Mine', sharing: 'private', missing: [] });
    });

    it('send an event to those who see them', async () => {
      const { save, change, listen } = await beginWithViews();
      const [owner, other] = [await listen('manager'), await listen('user')];
      const { pk } = await save('manager');
      expect(await owner('saved_views_changed')).toEqual({ type: 'saved_views_changed' });
      await change('manager', pk, { sharing: 'company' });
      expect(await other('saved_views_changed')).toEqual({ type: 'saved_views_changed' });
    });
  });
}
