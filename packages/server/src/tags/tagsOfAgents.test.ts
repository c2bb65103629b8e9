import { COMPANY_TAG_LIMIT, DEVICE_TAG_LIMIT } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { openCompany } from '../testing/companyFixture.ts';
import { succeed } from '../testing/exchange.ts';
import { recordedActs } from '../testing/recordedActs.ts';
import { addEnrolmentToken, addPerson, only } from '../testing/testServer.ts';
import { insertTag } from './tagRows.ts';

/** A company whose administrator creates enrollment tokens, and agents that use them. */
async function openOffice() {
  const { testServer, app, company, group, token } = await openCompany();
  const tokenOf = async () =>
    only((await succeed(app, 'createEnrolment', { token, body: { label: 'x' } })).objects).enrolment_token;
  const enrol = async (enrolment_token: string, tags: readonly string[] | undefined, guid = crypto.randomUUID()) => {
    const agent = { guid, host_name: 'h', dev_os_id: 1, dev_ver: '1', simulated: false };
    const body = { enrolment_token, ...agent, ...(tags ? { tags: [...tags] } : {}) };
    return only((await succeed(app, 'enrolAgent', { body })).objects).device_pk;
  };
  const tagsOf = async (deviceId: number) =>
    only((await succeed(app, 'getDevice', { token, path: { devicePk: deviceId } })).objects).tags.map(
      ({ name }) => name,
    );
  const tagsThere = async () => (await succeed(app, 'listTags', { token })).objects.map(({ name }) => name);
  const addTag = (name: string) => insertTag(testServer.connection, company.companyId, { name, color: 'red' });
  return { testServer, app, company, group, token, tokenOf, enrol, tagsOf, tagsThere, addTag };
}

describe('tags that an agent names', () => {
  it('are set on its new device; those that are not there are made, and recorded', async () => {
    const { testServer, tokenOf, enrol, tagsOf, tagsThere, addTag } = await openOffice();
    await addTag('Kiosk');
    const device = await enrol(await tokenOf(), ['kiosk', ' 3F  east ', 'KIOSK']);
    expect([await tagsOf(device), await tagsThere()]).toEqual([
      ['3F east', 'Kiosk'],
      ['3F east', 'Kiosk'],
    ]);
    const acts = (await recordedActs(testServer)).filter(({ act }) => act === 'tagCreated');
    expect(acts).toMatchObject([{ subject: '3F east', by: '' }]);
  });

  it('are left out where they break a rule or pass a limit, and the device is there all the same', async () => {
    const { tokenOf, enrol, tagsOf, tagsThere, addTag } = await openOffice();
    const enrolment = await tokenOf();
    expect(await tagsOf(await enrol(enrolment, ['a:b', '', 'x'.repeat(41)]))).toEqual([]);
    const many = Array.from({ length: DEVICE_TAG_LIMIT + 3 }, (_, index) => `tag ${index}`);
    expect(await tagsOf(await enrol(enrolment, many))).toHaveLength(DEVICE_TAG_LIMIT);
    for (let index = 0; index < COMPANY_TAG_LIMIT - DEVICE_TAG_LIMIT - 1; index += 1) await addTag(`filler ${index}`);
    expect(await tagsOf(await enrol(enrolment, ['one', 'two', 'filler 0']))).toEqual(['filler 0', 'one']);
    expect(await tagsThere()).toHaveLength(COMPANY_TAG_LIMIT);
  });

  it('are not made by the token of somebody who may not make tags, or is no longer there', async () => {
    const { testServer, company, tokenOf, enrol, tagsOf, tagsThere, addTag } = await openOffice();
    await addTag('known');
    const { query } = testServer.database;
    const user = await addPerson(testServer, company.companyId, 'uma', { auth_val: '1,2' });
    for (const member_fk of [user, null]) {
      const enrolment = await tokenOf();
      const { pk } = await query
        .selectFrom('enrolment_tokens')
        .select('pk')
        .orderBy('pk', 'desc')
        .executeTakeFirstOrThrow();
      await query.updateTable('enrolment_tokens').set({ member_fk }).where('pk', '=', pk).execute();
      expect(await tagsOf(await enrol(enrolment, ['Known', 'new']))).toEqual(['known']);
    }
    expect(await tagsThere()).toEqual(['known']);
  });

  it('are made for a token of the server itself', async () => {
    const { testServer, company, group, enrol, tagsOf } = await openOffice();
    const enrolment = await addEnrolmentToken(testServer, company.companyId, group);
    expect(await tagsOf(await enrol(enrolment, ['demo']))).toEqual(['demo']);
    expect(await tagsOf(await enrol(enrolment, undefined))).toEqual([]);
  });
});
