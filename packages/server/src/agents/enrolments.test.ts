import { describe, expect, it } from 'vitest';
import { REQUEST } from '../testing/downloadFixture.ts';
import { refuse, send, succeed } from '../testing/exchange.ts';
import {
  addCompany,
  addPerson,
  addTestGroup,
  letInto,
  only,
  openTestServer,
  sessionOf,
} from '../testing/testServer.ts';

async function openOffice(volume = 300) {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha', { volume });
  const token = await sessionOf(
    testServer,
    await addPerson(testServer, company.companyPk, 'mia', { member_type_id: 2 }),
  );
  const create = async (body: object) =>
    only((await succeed(testServer.app, 'createEnrolment', { token, body })).objects);
  const enrol = (enrolment_token: string, host_name = 'h') => ({
    body: { enrolment_token, guid: crypto.randomUUID(), host_name, dev_os_id: 1, dev_ver: '1', simulated: false },
  });
  return { testServer, app: testServer.app, company, token, create, enrol };
}

describe('an enrolment token', () => {
  it('is told once, stored as a digest, and lets devices land in its group', async () => {
    const { testServer, app, company, token, create, enrol } = await openOffice();
    const seoul = await addTestGroup(testServer, company, 'Seoul');
    const made = await create({ label: '  Seoul, 3rd floor ', device_group_fk: seoul });
    expect(made).toMatchObject({
      label: 'Seoul, 3rd floor',
      device_group_fk: seoul,
      device_group_name: 'Seoul',
      revoked_time: null,
    });
    const { device_pk } = only((await succeed(app, 'enrolAgent', enrol(made.enrolment_token))).objects);
    expect(
      only((await succeed(app, 'getDevice', { token, path: { devicePk: device_pk } })).objects).device_group_fk,
    ).toBe(seoul);
    const rows = await testServer.database.query.selectFrom('enrolment_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.enrolment_token);
    const { meta, objects } = await succeed(app, 'listEnrolments', { token });
    expect(meta.total_count).toBe(1);
    const { enrolment_token: secret, ...record } = made;
    expect(objects).toEqual([record]);
    expect(JSON.stringify(objects)).not.toContain(secret);
  });

  it('that is revoked enrols nobody any more, while its devices stay', async () => {
    const { testServer, app, token, create, enrol } = await openOffice();
    const { pk, enrolment_token } = await create({ label: 'one' });
    await succeed(app, 'enrolAgent', enrol(enrolment_token));
    const call = { token, path: { enrolmentPk: pk } };
    await succeed(app, 'revokeEnrolment', call);
    const at = new Date(testServer.clock.now).toISOString();
    testServer.clock.now += 1000;
    await succeed(app, 'revokeEnrolment', call);
    expect(only((await succeed(app, 'listEnrolments', { token })).objects).revoked_time).toBe(at);
    expect(await refuse(app, 'enrolAgent', enrol(enrolment_token))).toEqual({
      status: 401,
      error: 'invalid_enrolment',
    });
    expect((await succeed(app, 'listDevices', { token })).meta.total_count).toBe(1);
  });

  it('needs room in the license, a group that takes devices and a label', async () => {
    const { app, company, token, create, enrol } = await openOffice(1);
    for (const [body, field] of [
      [{ label: ' ' }, 'label'],
      [{ label: 'x'.repeat(61) }, 'label'],
      [{}, 'label'],
      [{ label: 'x', device_group_fk: company.rootGroupPk }, 'device_group_fk'],
    ] as const) {
      expect(await refuse(app, 'createEnrolment', { token, body })).toEqual({
        status: 400,
        error: 'invalid_data',
        field,
      });
    }
    const { device_group_fk, enrolment_token } = await create({ label: 'last' });
    expect(device_group_fk).toBe(company.defaultGroupPk);
    await succeed(app, 'enrolAgent', enrol(enrolment_token));
    const full = { status: 409, error: 'license_volume_exceeded' };
    expect(await refuse(app, 'createEnrolment', { token, body: { label: 'more' } })).toEqual(full);
    expect((await succeed(app, 'listEnrolments', { token })).meta.total_count).toBe(1);
  });
});

describe('an agent that takes the place of another', () => {
  it('needs a token of somebody who may open the device’s group, and is in the audit', async () => {
    const { testServer, app, company, token, create, enrol } = await openOffice();
    const seoul = await addTestGroup(testServer, company, 'Seoul');
    const call = enrol((await create({ label: 'first', device_group_fk: seoul })).enrolment_token);
    const { device_pk } = only((await succeed(app, 'enrolAgent', call)).objects);
    const again = (enrolment_token: string) => ({ body: { ...call.body, enrolment_token } });
    await succeed(app, 'enrolAgent', call);
    const entry = { act_name_id: 35, new_value: 'agent_enrol', reg_mail: 'mia', device_pk };
    expect((await succeed(app, 'listAudit', { token, query: { device_pk } })).objects).toMatchObject([entry]);

    const uma = await addPerson(testServer, company.companyPk, 'uma');
    const installer = { token: await sessionOf(testServer, uma), body: REQUEST };
    const script = await (await send(app, 'createInstaller', installer)).text();
    const installed = /'([\w-]{43})'/.exec(script)?.[1] ?? '';
    const closed = { status: 403, error: 'no_group_access' };
    expect(await refuse(app, 'enrolAgent', again(installed))).toEqual(closed);
    // A new device is welcome all the same.
    await succeed(app, 'enrolAgent', enrol(installed));
    await letInto(testServer, uma, seoul);
    await succeed(app, 'enrolAgent', again(installed));
    const change = (over: object) =>
      testServer.database.query.updateTable('members').set(over).where('pk', '=', uma).execute();
    await change({ flag_active: 0 });
    expect(await refuse(app, 'enrolAgent', again(installed))).toEqual(closed);
    await change({ flag_active: 1, member_type_id: 7 });
    expect(await refuse(app, 'enrolAgent', again(installed))).toEqual(closed);
  });
});
