import type { TagColor } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { only } from '../testServer.ts';
import { begin, type BehaviourFixture, type Person } from './behaviourFixture.ts';

/** Tags, and the devices that have them. */
export function tagBehaviour(name: string, open: () => Promise<BehaviourFixture>): void {
  const beginWithTags = async () => {
    const calls = await begin(open);
    const { ok, as } = calls;
    const create = async (tag: string, color?: TagColor) =>
      only((await ok('createTag', { body: { name: tag, ...(color ? { color } : {}) } })).objects).pk;
    const set = async (device_pks: number[], add: number[], remove: number[] = []) =>
      only((await ok('setDeviceTags', { body: { device_pks, add, remove } })).objects);
    const tagsOf = async (deviceId: number) => {
      const { objects } = await ok('listDevices');
      return only(objects.filter(({ pk }) => pk === deviceId)).tags.map((tag) => tag.name);
    };
    const listed = async (who: Person = 'manager') =>
      (await as(who).ok('listTags')).objects.map((tag) => `${tag.name} ${tag.color} ${tag.device_count}`);
    const sheet = async (rows: readonly (readonly [string, ...string[]])[], { check = 0, replace = 0 } = {}) =>
      only(
        (
          await ok('setTagsBySheet', {
            body: { check, replace, rows: rows.map(([device, ...tags]) => ({ device, tags })) },
          })
        ).objects,
      );
    return { ...calls, create, set, tagsOf, listed, sheet };
  };

  describe(`tags, by ${name},`, () => {
    it('are made, changed and deleted, and listed by name with their devices', async () => {
      const { ok, create, set, listed, tagsOf, kiosk, printer } = await beginWithTags();
      const lobby = await create('lobby', 'teal');
      const other = await create(' Kiosk  3F ');
      await set([kiosk, printer], [lobby]);
      expect(await listed()).toEqual(['Kiosk 3F gray 0', 'lobby teal 2']);
      await ok('changeTag', { path: { tagPk: lobby }, body: { name: 'Entrance', color: 'red' } });
      expect([await listed(), await tagsOf(kiosk)]).toEqual([['Entrance red 2', 'Kiosk 3F gray 0'], ['Entrance']]);
      await ok('deleteTag', { path: { tagPk: lobby } });
      await ok('deleteTag', { path: { tagPk: other } });
      expect([await listed(), await tagsOf(kiosk)]).toEqual([[], []]);
    });

    it('have names that keep the rules, each once whatever its letter case', async () => {
      const { ok, refused, create } = await beginWithTags();
      const tagPk = await create('kiosk');
      const other = await create('lobby');
      const make = (text: string) => refused('createTag', { body: { name: text } });
      expect(await make('KIOSK')).toEqual({ status: 409, error: 'tag_exists', field: 'name' });
      expect(await make(' ')).toEqual({ status: 400, error: 'no_input_data', field: 'name' });
      for (const text of ['a,b', 'a:b', 'a"b', 'x'.repeat(41)]) {
        expect(await make(text)).toEqual({ status: 400, error: 'tag_name_invalid', field: 'name' });
      }
      const rename = (text: string) => ({ path: { tagPk }, body: { name: text } });
      expect(await refused('changeTag', rename('Lobby'))).toMatchObject({ error: 'tag_exists' });
      await ok('changeTag', rename('KIOSK'));
      await ok('deleteTag', { path: { tagPk: other } });
      expect(await refused('deleteTag', { path: { tagPk: other } })).toEqual({ status: 404, error: 'not_found' });
    });

    it('are added to several devices and taken from them at once', async () => {
      const { create, set, tagsOf, kiosk, printer } = await beginWithTags();
      const [lobby, desk] = [await create('lobby'), await create('desk')];
      expect(await set([kiosk, printer], [lobby, desk])).toEqual({ changed: 2, left_out: [] });
      expect(await set([kiosk], [lobby])).toEqual({ changed: 0, left_out: [] });
      expect(await set([kiosk, printer], [], [lobby])).toEqual({ changed: 2, left_out: [] });
      expect([await tagsOf(kiosk), await tagsOf(printer)]).toEqual([['desk'], ['desk']]);
    });

    it('leave out a device that is gone, and are refused where none is left', async () => {
      const { refused, create, set, kiosk } = await beginWithTags();
      const tag = await create('lobby');
      const gone = 999_999;
      expect(await set([gone, kiosk], [tag])).toEqual({
        changed: 1,
        left_out: [{ device_pk: gone, error: 'not_found' }],
      });
      const body = { device_pks: [gone], add: [tag], remove: [] };
      expect(await refused('setDeviceTags', { body })).toEqual({ status: 404, error: 'not_found' });
      const unknown = { device_pks: [kiosk], add: [gone], remove: [] };
      expect(await refused('setDeviceTags', { body: unknown })).toMatchObject({ status: 404, field: 'add' });
    });

    it('are at most 20 of a device', async () => {
      const { refused, create, set, kiosk } = await beginWithTags();
      const tags: number[] = [];
      for (let index = 0; index < 21; index += 1) tags.push(await create(`tag ${index}`));
      await set([kiosk], tags.slice(0, 20));
      const body = { device_pks: [kiosk], add: tags.slice(20), remove: [] };
      expect(await refused('setDeviceTags', { body })).toEqual({ status: 409, error: 'device_tag_limit' });
      expect(await set([kiosk], tags.slice(20), tags.slice(0, 1))).toMatchObject({ changed: 1 });
    });

    it('are changed by nobody without the right, and counted in what the person sees', async () => {
      const { as, create, set, listed, kiosk, printer } = await beginWithTags();
      const tag = await create('lobby');
      await set([kiosk, printer], [tag]);
      expect([await listed('subManager'), await listed('user')]).toEqual([['lobby gray 1'], ['lobby gray 0']]);
      const refusal = { status: 403, error: 'no_permission' };
      const body = { device_pks: [printer], add: [], remove: [tag] };
      expect(await as('user').refused('setDeviceTags', { body })).toEqual(refusal);
      expect(await as('user').refused('createTag', { body: { name: 'mine' } })).toEqual(refusal);
      expect(await as('user').refused('deleteTag', { path: { tagPk: tag } })).toEqual(refusal);
    });

    it('send an event to those who see devices', async () => {
      const { create, set, listen, kiosk } = await beginWithTags();
      const tag = await create('lobby');
      const next = await listen('user');
      await set([kiosk], [tag]);
      expect(await next('tags_changed')).toEqual({ type: 'tags_changed' });
    });
  });

  describe(`sheets of tags, by ${name},`, () => {
    it('are looked at first, then set with the tags that are new', async () => {
      const { create, set, tagsOf, sheet, listed, kiosk, printer } = await beginWithTags();
      await set([kiosk], [await create('old')]);
      const rows = [['kiosk', 'desk'] as const, [String(printer), 'Desk', '3F'] as const];
      const outcome = { devices: 2, new_tags: ['desk', '3F'], faults: [] };
      expect(await sheet(rows, { check: 1 })).toEqual(outcome);
      expect([await tagsOf(kiosk), await listed()]).toEqual([['old'], ['old gray 1']]);
      expect(await sheet(rows)).toEqual(outcome);
      expect([await tagsOf(kiosk), await tagsOf(printer)]).toEqual([
        ['desk', 'old'],
        ['3F', 'desk'],
      ]);
      expect(await sheet(rows)).toEqual({ devices: 0, new_tags: [], faults: [] });
    });

    it('take other tags away where that is asked for', async () => {
      const { create, set, tagsOf, sheet, kiosk } = await beginWithTags();
      await set([kiosk], [await create('old'), await create('kept')]);
      await sheet([['KIOSK', 'kept']], { replace: 1 });
      expect(await tagsOf(kiosk)).toEqual(['kept']);
      await sheet([['KIOSK']], { replace: 1 });
      expect(await tagsOf(kiosk)).toEqual([]);
    });

    it('set nothing where a row has a fault', async () => {
      const { tagsOf, sheet, listed, kiosk } = await beginWithTags();
      const { faults } = await sheet([
        ['KIOSK', 'desk'],
        ['GONE', 'desk'],
        ['PRINTER', 'a:b'],
        ['kiosk', 'desk'],
      ]);
      expect(faults).toEqual([
        { index: 1, error: 'device_unknown', name: 'GONE' },
        { index: 2, error: 'tag_name_invalid', name: 'a:b' },
        { index: 3, error: 'device_twice', name: 'kiosk' },
      ]);
      expect([await tagsOf(kiosk), await listed()]).toEqual([[], []]);
    });
  });
}
