import { COMPANY_TAG_LIMIT, EXPORT_IDS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { openDeviceFixture } from '../testing/deviceFixture.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { sheetOf } from '../testing/spreadsheet.ts';
import { addCompany, addDevices, addPerson, addTestGroup, only, sessionOf } from '../testing/testServer.ts';
import { insertTag } from './tagRows.ts';

async function openTags(devices?: Parameters<typeof openDeviceFixture>[0]) {
  const fixture = await openDeviceFixture(devices);
  const { app, testServer, company, token } = fixture;
  const create = async (name: string, who = token) =>
    only((await succeed(app, 'createTag', { token: who, body: { name } })).objects).pk;
  const set = async (device_pks: readonly number[], add: readonly number[], who = token) =>
    only((await succeed(app, 'setDeviceTags', { token: who, body: { device_pks, add, remove: [] } })).objects);
  const list = async (who = token) => (await succeed(app, 'listTags', { token: who })).objects;
  const detail = async (deviceId: number) =>
    only((await succeed(app, 'getDevice', { token, path: { devicePk: deviceId } })).objects);
  const tagsOf = async (deviceId: number) => (await detail(deviceId)).tags.map(({ name }) => name);
  const fill = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      await insertTag(testServer.connection, company.companyId, { name: `filler ${index}`, color: 'gray' });
    }
  };
  return { ...fixture, create, set, list, detail, tagsOf, fill };
}

describe('tags', () => {
  it('are in the list of devices and in the detail of one, by name', async () => {
    const { create, set, detail, pks } = await openTags([{}, {}]);
    const [one = 0, other = 0] = pks;
    const [kiosk, desk] = [await create('kiosk'), await create('Desk')];
    await set([one], [kiosk, desk]);
    const tags = [
      { pk: desk, name: 'Desk', color: 'gray' },
      { pk: kiosk, name: 'kiosk', color: 'gray' },
    ];
    expect([(await detail(one)).tags, (await detail(other)).tags]).toEqual([tags, []]);
  });

  it('are made by managers, and by sub-managers who may change devices; set by whoever may', async () => {
    const { app, create, set, tagsOf, person, device } = await openTags();
    const lead = await person('lead', { member_type_id: 6, auth_val: '1,2' });
    const watcher = await person('watcher', { member_type_id: 6, auth_val: '1' });
    const editor = await person('editor', { auth_val: '1,2' });
    const tag = await create('kiosk', lead.token);
    for (const { token } of [watcher, editor]) {
      const refusal = await refuse(app, 'createTag', { token, body: { name: 'mine' } });
      expect(refusal).toEqual({ status: 403, error: 'no_permission' });
    }
    await set([device], [tag], editor.token);
    expect(await tagsOf(device)).toEqual(['kiosk']);
    const body = { device_pks: [device], add: [], remove: [tag] };
    expect(await refuse(app, 'setDeviceTags', { token: watcher.token, body })).toMatchObject({ status: 403 });
  });

  it('are set on devices that the person may open, and counted in those', async () => {
    const { app, testServer, company, create, set, list, person, pks } = await openTags();
    const group = await addTestGroup(testServer, company, 'Busan');
    const [far = 0] = await addDevices(testServer, company.companyId, [{ alias: 'FAR', device_group_fk: group }]);
    const tag = await create('kiosk');
    await set([...pks, far], [tag]);
    const editor = await person('editor', { member_type_id: 6, auth_val: '1,2' });
    expect([only(await list()).device_count, only(await list(editor.token)).device_count]).toEqual([2, 1]);
    const other = await create('desk');
    expect(await set([...pks, far], [other], editor.token)).toEqual({
      changed: 1,
      left_out: [{ device_pk: far, error: 'no_group_access' }],
    });
    const body = { device_pks: [far], add: [other], remove: [] };
    expect(await refuse(app, 'setDeviceTags', { token: editor.token, body })).toEqual({
      status: 403,
      error: 'no_group_access',
    });
    const rows = [{ device: 'FAR', tags: ['desk'] }];
    const sheet = { check: 1, replace: 0, rows };
    const { faults } = only((await succeed(app, 'setTagsBySheet', { token: editor.token, body: sheet })).objects);
    expect(faults).toEqual([{ index: 0, error: 'device_unknown', name: 'FAR' }]);
  });

  it('of another company do not exist', async () => {
    const { app, testServer, create, set, list, device } = await openTags();
    const tag = await create('kiosk');
    await set([device], [tag]);
    const { companyId } = await addCompany(testServer, 'Beta');
    const token = await sessionOf(testServer, await addPerson(testServer, companyId, 'bo', { member_type_id: 2 }));
    expect(await list(token)).toEqual([]);
    expect(await refuse(app, 'changeTag', { token, path: { tagPk: tag }, body: { color: 'red' } })).toMatchObject({
      status: 404,
    });
    expect(await refuse(app, 'deleteTag', { token, path: { tagPk: tag } })).toMatchObject({ status: 404 });
    const own = await create('kiosk', token);
    const body = { device_pks: [device], add: [own], remove: [tag] };
    expect(await refuse(app, 'setDeviceTags', { token, body })).toEqual({ status: 404, error: 'not_found' });
    expect(only(await list()).device_count).toBe(1);
  });

  it('are at most 200 of a company', async () => {
    const { app, token, create, fill } = await openTags();
    await fill(COMPANY_TAG_LIMIT - 1);
    await create('last');
    expect(await refuse(app, 'createTag', { token, body: { name: 'more' } })).toEqual({
      status: 409,
      error: 'company_tag_limit',
    });
  });

  it('are in the audit of each device that has others than before', async () => {
    const { app, testServer, token, create, set, pks } = await openTags([{}, {}]);
    const [one = 0, other = 0] = pks;
    const [kiosk, desk] = [await create('kiosk'), await create('desk')];
    await set([one], [kiosk]);
    await succeed(app, 'setDeviceTags', { token, body: { device_pks: pks, add: [desk], remove: [kiosk] } });
    const entries = await testServer.database.query
      .selectFrom('audit')
      .select(['device_fk', 'act_name_id', 'old_value', 'new_value'])
      .where('act_type_id', '=', 1)
      .orderBy('pk')
      .execute();
    expect(entries).toEqual([
      { device_fk: one, act_name_id: 40, old_value: '', new_value: 'kiosk' },
      { device_fk: one, act_name_id: 40, old_value: 'kiosk', new_value: 'desk' },
      { device_fk: other, act_name_id: 40, old_value: '', new_value: 'desk' },
    ]);
  });

  it('are a column of the exported list', async () => {
    const { app, token, create, set, pks } = await openTags([{}, {}]);
    const [one = 0] = pks;
    await set([one], [await create('kiosk'), await create('desk')]);
    const [titles = [], ...rows] = await sheetOf(app, token, { export_id: EXPORT_IDS.devices }, 'en');
    const at = titles.indexOf('Tags');
    expect(rows.map((row) => row[at] ?? '')).toEqual(['desk, kiosk', '']);
  });
});
