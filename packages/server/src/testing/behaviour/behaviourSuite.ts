import { describe, expect, it } from 'vitest';
import type { Call } from '../exchange.ts';
import { only } from '../testServer.ts';
import { approvalBehaviour } from './approvalBehaviour.ts';
import { begin, type BehaviourFixture } from './behaviourFixture.ts';
import { inboxBehaviour } from './inboxBehaviour.ts';
import { peopleBehaviour } from './peopleBehaviour.ts';
import { savedViewBehaviour } from './savedViewBehaviour.ts';
import { tagBehaviour } from './tagBehaviour.ts';
import { teamBehaviour } from './teamBehaviour.ts';
import { ticketBehaviour } from './ticketBehaviour.ts';

/**
 * What a person does and what follows, using only the contract. The server passes it on both engines, and so does the
 * simulated server of stories and tests: differences between them fail here.
 */
export function behaviourSuite(name: string, open: () => Promise<BehaviourFixture>): void {
  describe(`devices, by ${name},`, () => {
    it('are listed all together, by group, and by what is searched for', async () => {
      const { listDevices, aliasesIn, lobby, seoul } = await begin(open);
      expect((await listDevices()).toSorted()).toEqual(['KIOSK', 'PRINTER']);
      expect(await aliasesIn(lobby)).toEqual(['KIOSK']);
      expect(await aliasesIn(seoul)).toEqual([]);
      expect(await listDevices({ search_key: 'alias', search_value: 'print' })).toEqual(['PRINTER']);
    });

    it('move to another group, which counts them', async () => {
      const { ok, move, aliasesIn, group, kiosk, lobby, busan } = await begin(open);
      await ok('moveDevice', move(kiosk, lobby, busan));
      expect((await aliasesIn(busan)).toSorted()).toEqual(['KIOSK', 'PRINTER']);
      expect([(await group(lobby)).device_count, (await group(busan)).device_count]).toEqual([0, 2]);
    });

    it('move neither to where they are nor to ROOT, nor from where they are not', async () => {
      const { refused, move, kiosk, lobby, busan, root } = await begin(open);
      expect(await refused('moveDevice', move(kiosk, lobby, lobby))).toEqual({ status: 409, error: 'identical_group' });
      expect(await refused('moveDevice', move(kiosk, lobby, root))).toMatchObject({ error: 'cannot_move_device' });
      expect(await refused('moveDevice', move(kiosk, lobby, 999_999))).toEqual({ status: 404, error: 'not_found' });
      expect(await refused('moveDevice', move(kiosk, busan, root))).toMatchObject({ error: 'cannot_move_device' });
    });

    it('do not move to a group that is full', async () => {
      const { ok, refused, change, move, aliasesIn, kiosk, lobby, busan } = await begin(open);
      await ok('changeGroup', change(busan, { dev_limit: 1 }));
      const refusal = { status: 409, error: 'group_device_limit', field: 'new_device_group_fk' };
      expect(await refused('moveDevice', move(kiosk, lobby, busan))).toEqual(refusal);
      expect(await aliasesIn(lobby)).toEqual(['KIOSK']);
    });

    it('are renamed, not to the name they have and not to none', async () => {
      const { ok, refused, listDevices, kiosk } = await begin(open);
      const rename = (alias: string): Call => ({ path: { devicePk: kiosk }, body: { alias } });
      await ok('changeDevice', rename('KIOSK-2'));
      expect((await listDevices()).toSorted()).toEqual(['KIOSK-2', 'PRINTER']);
      const same = { status: 409, error: 'device_name_identical', field: 'alias' };
      expect(await refused('changeDevice', rename('KIOSK-2'))).toEqual(same);
      const none = { status: 400, error: 'no_input_data', field: 'alias' };
      expect(await refused('changeDevice', rename(' '))).toEqual(none);
    });

    it('are favourites until they are none any more', async () => {
      const { ok, refused, listDevices, kiosk } = await begin(open);
      const favourite = only((await ok('addFavourite', { body: { servernum: kiosk } })).objects);
      expect(favourite.dev_pk).toBe(kiosk);
      expect(await listDevices({ device_group_pk: 'favorate' })).toEqual(['KIOSK']);
      await ok('removeFavourite', { query: { favnum: favourite.pk } });
      expect(await listDevices({ device_group_pk: 'favorate' })).toEqual([]);
      const gone = await refused('removeFavourite', { query: { favnum: favourite.pk } });
      expect(gone).toEqual({ status: 404, error: 'not_found' });
    });

    it('are gone once they are deleted', async () => {
      const { ok, refused, listDevices, kiosk } = await begin(open);
      await ok('deleteDevice', { path: { devicePk: kiosk } });
      expect(await listDevices()).toEqual(['PRINTER']);
      expect(await refused('deleteDevice', { path: { devicePk: kiosk } })).toEqual({ status: 404, error: 'not_found' });
    });
  });

  describe(`groups, by ${name},`, () => {
    it('are made below another, under a name that is free there', async () => {
      const { ok, refused, newGroup, groupNames, seoul } = await begin(open);
      expect((await ok('createGroup', newGroup('4F', seoul))).objects).toMatchObject({ overlap: false });
      expect(await groupNames()).toContain('4F');
      expect((await ok('createGroup', newGroup('4F', seoul))).objects).toEqual({ overlap: true });
      expect(await refused('createGroup', newGroup('Top', null))).toMatchObject({ error: 'all_device_has_no_child' });
    });

    it('are renamed, to no name that another beside them has', async () => {
      const { ok, refused, change, group, busan, defaultGroup } = await begin(open);
      await ok('changeGroup', change(busan, { name: ' Harbour ' }));
      expect((await group(busan)).name).toBe('Harbour');
      const twice = { status: 409, error: 'duplication_group_name', field: 'name' };
      expect(await refused('changeGroup', change(busan, { name: 'Seoul' }))).toEqual(twice);
      const reserved = { status: 409, error: 'reserved_group_name', field: 'name' };
      expect(await refused('changeGroup', change(defaultGroup, { name: 'Mine' }))).toEqual(reserved);
    });

    it('move below another, not below themselves and not to where they are', async () => {
      const { ok, refused, change, group, seoul, floor, busan, root } = await begin(open);
      await ok('changeGroup', change(floor, { group_fk: busan }));
      expect((await group(floor)).group_fk).toBe(busan);
      const moved = await refused('changeGroup', change(busan, { group_fk: floor }));
      expect(moved).toMatchObject({ status: 409, field: 'group_fk' });
      const stays = { status: 409, error: 'no_order_warning', field: 'group_fk' };
      expect(await refused('changeGroup', change(seoul, { group_fk: root }))).toEqual(stays);
      const top = { status: 409, error: 'all_device_has_no_child', field: 'group_fk' };
      expect(await refused('changeGroup', change(seoul, { group_fk: null }))).toEqual(top);
    });

    it('go with all below them, and leave their devices to the default group', async () => {
      const { ok, refused, aliasesIn, groupNames, seoul, defaultGroup } = await begin(open);
      const { objects } = await ok('deleteGroup', { path: { groupPk: seoul } });
      expect(objects).toEqual([{ groups: 3, devices: 1 }]);
      const names = await groupNames();
      expect(names.filter((each) => ['Seoul', '3F', 'Lobby'].includes(each))).toEqual([]);
      expect(await aliasesIn(defaultGroup)).toEqual(['KIOSK']);
      const kept = await refused('deleteGroup', { path: { groupPk: defaultGroup } });
      expect(kept).toEqual({ status: 409, error: 'group_not_removable' });
    });

    it('take a device out into the default group', async () => {
      const { ok, aliasesIn, kiosk, lobby, defaultGroup } = await begin(open);
      await ok('removeGroupDevice', { query: { device_pk: kiosk, old_device_group_fk: lobby } });
      expect(await aliasesIn(defaultGroup)).toEqual(['KIOSK']);
    });
  });

  describe(`rights on groups, by ${name},`, () => {
    it('are given together with those above, once that is agreed to', async () => {
      const { ok, refused, group, userId, seoul, floor, lobby } = await begin(open);
      const give = (confirm: 0 | 1): Call => ({ body: { device_group_fk: lobby, member_fk: userId, confirm } });
      const question = (await ok('addGroupLink', give(0))).objects;
      expect(question).toMatchObject({ done: false, links: [] });
      expect(question.to_confirm.map(({ pk }) => pk)).toEqual([seoul, floor]);
      expect((await group(lobby)).users).toEqual([]);
      expect((await ok('addGroupLink', give(1))).objects).toMatchObject({ done: true, to_confirm: [] });
      for (const pk of [seoul, floor, lobby]) expect((await group(pk)).users).toMatchObject([{ pk: userId }]);
      const twice = { status: 409, error: 'user_already_in_group', field: 'member_fk' };
      expect(await refused('addGroupLink', give(1))).toEqual(twice);
    });

    it('end together with those below, once that is agreed to', async () => {
      const { ok, userId, group, seoul, lobby } = await begin(open);
      await ok('addGroupLink', { body: { device_group_fk: lobby, member_fk: userId, confirm: 1 } });
      const { objects: links } = await ok('listGroupLinks');
      const link = only(links.filter(({ device_group_fk }) => device_group_fk === seoul));
      const end = (confirm: 0 | 1): Call => ({ path: { linkPk: link.pk }, query: { confirm } });
      expect((await ok('removeGroupLink', end(0))).objects).toMatchObject({ done: false, links: [] });
      expect((await ok('removeGroupLink', end(1))).objects.links).toHaveLength(3);
      expect((await group(lobby)).users).toEqual([]);
    });
  });

  peopleBehaviour(name, open);
  approvalBehaviour(name, open);
  teamBehaviour(name, open);
  ticketBehaviour(name, open);
  inboxBehaviour(name, open);
  savedViewBehaviour(name, open);
  tagBehaviour(name, open);
}
