import { describe, expect, it } from 'vitest';
import { REQUEST } from '../testing/downloadFixture.ts';
import { exchange, refuse, send, succeed } from '../testing/exchange.ts';
import {
  addCompany,
  addEnrolmentToken,
  addPerson,
  addTestGroup,
  letInto,
  only,
  openTestServer,
  sessionOf,
  TELEMETRY,
} from '../testing/testServer.ts';

async function openOffice(volume = 300) {
  const testServer = await openTestServer();
  const company = await addCompany(testServer, 'Alpha', { volume });
  const token = await sessionOf(
    testServer,
    await addPerson(testServer, company.companyId, 'mia', { member_type_id: 2 }),
  );
  const create = async (body: object) =>
    only((await succeed(testServer.app, 'createEnrolment', { token, body })).objects);
  const enrol = (enrolment_token: string, host_name = 'h') => ({
    body: { enrolment_token, guid: crypto.randomUUID(), host_name, dev_os_id: 1, dev_ver: '1', simulated: false },
  });
  return { testServer, app: testServer.app, company, token, create, enrol };
}

describe('an enrolment token', () => {
  it('is returned once, stored as a digest, and lets devices land in its group', async () => {
    const { testServer, app, company, token, create, enrol } = await openOffice();
    const seoul = await addTestGroup(testServer, company, 'Seoul');
    const made = await create({ label: '  Seoul, 3rd floor ', device_group_fk: seoul });
    expect(made).toMatchObject({
      label: 'Seoul, 3rd floor',
      device_group_fk: seoul,
      device_group_name: 'Seoul',
      flag_df_group: 0,
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
    expect(objects).toEqual([{ ...record, device_count: 1 }]);
    expect(JSON.stringify(objects)).not.toContain(secret);
  });

  it('for one device gives it its name; without a name, or for several, a device is called as its computer', async () => {
    const { app, token, create, enrol } = await openOffice();
    const nameFrom = async (body: object) => {
      const made = await create(body);
      const { device_pk } = only((await succeed(app, 'enrolAgent', enrol(made.enrolment_token, 'web-01'))).objects);
      return only((await succeed(app, 'getDevice', { token, path: { devicePk: device_pk } })).objects).alias;
    };
    expect(await nameFrom({ label: ' Lobby ', device_limit: 1 })).toBe('Lobby');
    expect(await nameFrom({ label: 'x'.repeat(60), device_limit: 1 })).toBe('x'.repeat(30));
    expect(await nameFrom({ device_limit: 1 })).toBe('web-01');
    expect(await nameFrom({ label: 'Lobby', device_limit: 2 })).toBe('web-01');
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
      error: 'enrolment_revoked',
    });
    expect((await succeed(app, 'listDevices', { token })).meta.total_count).toBe(1);
  });

  it('needs room in the license, a group that takes devices, and words in its name if it has one', async () => {
    const { app, company, token, create, enrol } = await openOffice(1);
    for (const [body, field] of [
      [{ label: ' ' }, 'label'],
      [{ label: 'x'.repeat(61) }, 'label'],
      [{ label: 'x', device_group_fk: company.rootGroupId }, 'device_group_fk'],
    ] as const) {
      expect(await refuse(app, 'createEnrolment', { token, body })).toEqual({
        status: 400,
        error: 'invalid_data',
        field,
      });
    }
    const { device_group_fk, enrolment_token } = await create({ label: 'last' });
    expect(device_group_fk).toBe(company.defaultGroupId);
    await succeed(app, 'enrolAgent', enrol(enrolment_token));
    const full = { status: 409, error: 'license_volume_exceeded' };
    expect(await refuse(app, 'createEnrolment', { token, body: { label: 'more' } })).toEqual(full);
    expect((await succeed(app, 'listEnrolments', { token })).meta.total_count).toBe(1);
  });
});

/** The enrollment permission carried by a person's installer. */
async function installerToken(app: Parameters<typeof send>[0], token: string, over: object = {}): Promise<string> {
  const script = await (await send(app, 'createInstaller', { token, body: { ...REQUEST, ...over } })).text();
  return /'([\w-]{43})'/.exec(script)?.[1] ?? '';
}

describe('an agent that takes the place of another', () => {
  async function openPlace() {
    const office = await openOffice();
    const { testServer, app, company, create, enrol } = office;
    const seoul = await addTestGroup(testServer, company, 'Seoul');
    const call = enrol((await create({ label: 'first', device_group_fk: seoul })).enrolment_token);
    const first = only((await succeed(app, 'enrolAgent', call)).objects);
    const beat = (token: string) => exchange(app, 'reportHeartbeat', { token, body: { telemetry: TELEMETRY } });
    expect((await beat(first.agent_token)).status).toBe(200);
    /** Another agent with the GUID of the first. */
    const again = (enrolment_token: string, over: object = {}) => ({
      agent: 'another',
      body: { ...call.body, enrolment_token, ...over },
    });
    const refusal = (call: object) => refuse(app, 'enrolAgent', call);
    return { ...office, seoul, call, first, beat, again, refusal };
  }
  const taken = { status: 403, error: 'device_has_agent' };

  it('needs a token of somebody who manages the device, and is in the audit', async () => {
    const { testServer, app, company, token, seoul, call, first, again, refusal, enrol } = await openPlace();
    const { device_pk } = first;
    await succeed(app, 'enrolAgent', { ...call, agent: 'one of the manager' });
    const entry = { act_name_id: 35, new_value: 'agent_enrol', reg_mail: 'mia', device_pk };
    expect((await succeed(app, 'listAudit', { token, query: { device_pk } })).objects).toMatchObject([entry]);

    const sam = await addPerson(testServer, company.companyId, 'sam', { member_type_id: 6 });
    const installed = await installerToken(app, await sessionOf(testServer, sam));
    expect(await refusal(again(installed))).toEqual(taken);
    // A new device is accepted all the same.
    await succeed(app, 'enrolAgent', enrol(installed));
    await letInto(testServer, sam, seoul);
    await succeed(app, 'enrolAgent', { ...again(installed), agent: 'one of the sub-manager' });
    const change = (over: object) =>
      testServer.database.query.updateTable('members').set(over).where('pk', '=', sam).execute();
    await change({ flag_active: 0 });
    expect(await refusal(again(installed))).toEqual(taken);
    await change({ flag_active: 1, member_type_id: 7 });
    expect(await refusal(again(installed))).toEqual(taken);
  });

  it('is refused with the installer of a user of the device’s group, and the agent goes on', async () => {
    const { testServer, app, company, seoul, first, beat, again, refusal } = await openPlace();
    const uma = await addPerson(testServer, company.companyId, 'uma');
    await letInto(testServer, uma, seoul);
    const installed = await installerToken(app, await sessionOf(testServer, uma), { device_group_fk: seoul });
    expect(await refusal(again(installed))).toEqual(taken);
    expect(await refusal(again(installed, { former_token: 'agent-guess' }))).toEqual(taken);
    expect((await beat(first.agent_token)).status).toBe(200);
  });

  it('is refused with the token of the agent alone, which may have been copied', async () => {
    const { testServer, app, company, seoul, first, again, refusal } = await openPlace();
    const uma = await addPerson(testServer, company.companyId, 'uma');
    await letInto(testServer, uma, seoul);
    const installed = await installerToken(app, await sessionOf(testServer, uma), { device_group_fk: seoul });
    expect(await refusal(again(installed, { former_token: first.agent_token }))).toEqual(taken);
  });

  it('is let in with the key of the device, whatever became of the right to enrol', async () => {
    const { testServer, app, token, company, call, first, beat, create } = await openPlace();
    const { pk, enrolment_token } = await create({ label: 'second' });
    await succeed(app, 'revokeEnrolment', { token, path: { enrolmentPk: pk } });
    const itself = { body: { ...call.body, enrolment_token } };
    const second = only((await succeed(app, 'enrolAgent', itself)).objects);
    expect(second.device_pk).toBe(first.device_pk);
    // The answer was lost in transit: the agent asks again.
    const third = only((await succeed(app, 'enrolAgent', itself)).objects);
    expect((await beat(second.agent_token)).status).toBe(401);
    expect((await beat(third.agent_token)).status).toBe(200);
    expect(await refuse(app, 'enrolAgent', { ...itself, agent: 'another' })).toEqual({
      status: 401,
      error: 'enrolment_revoked',
    });
    const other = await addCompany(testServer, 'Beta');
    const elsewhere = await addEnrolmentToken(testServer, other.companyId, other.defaultGroupId);
    const body = { ...call.body, enrolment_token: elsewhere };
    const { device_pk } = only((await succeed(app, 'enrolAgent', { body })).objects);
    expect(device_pk).not.toBe(first.device_pk);
    expect((await succeed(app, 'listAudit', { token, query: { device_pk: first.device_pk } })).objects).toEqual([]);
    expect(company.companyId).not.toBe(other.companyId);
  });

  it('of a time before keys is let in with the last token of its device, which has a key from then on', async () => {
    const { testServer, app, token, call, first, again, refusal, create } = await openPlace();
    const devices = testServer.database.query.updateTable('devices').set({ agent_key: null, agent_run: null });
    await devices.where('pk', '=', first.device_pk).execute();
    const { pk, enrolment_token } = await create({ label: 'second' });
    await succeed(app, 'revokeEnrolment', { token, path: { enrolmentPk: pk } });
    const over = { status: 401, error: 'enrolment_revoked' };
    expect(await refusal({ body: { ...call.body, enrolment_token } })).toEqual(over);
    const proof = { former_token: first.agent_token };
    await succeed(app, 'enrolAgent', { body: { ...call.body, enrolment_token, ...proof } });
    expect(await refusal(again(enrolment_token, proof))).toEqual(over);
  });

  it('may ask again with the same right to enrol, and uses it once', async () => {
    const { testServer, app, token, company, enrol, refusal, beat } = await openPlace();
    const uma = await addPerson(testServer, company.companyId, 'uma');
    const session = await sessionOf(testServer, uma);
    const call = enrol(await installerToken(app, session, { deviceLimit: 1 }));
    const lost = only((await succeed(app, 'enrolAgent', call)).objects);
    const enrolled = only((await succeed(app, 'enrolAgent', call)).objects);
    expect(enrolled.device_pk).toBe(lost.device_pk);
    expect((await beat(lost.agent_token)).status).toBe(401);
    expect((await beat(enrolled.agent_token)).status).toBe(200);
    expect(await refusal({ ...call, agent: 'another' })).toEqual({ status: 401, error: 'enrolment_used_up' });
    expect((await succeed(app, 'listEnrolments', { token })).objects).toMatchObject([
      { device_limit: 1, device_count: 1, state: 'used_up', creator: { pk: uma, name: 'uma', mgrid: 'uma' } },
      {},
    ]);
  });
});

describe('the devices of an enrolment token', () => {
  it('are those that it added and those whose agent it replaced, the newest first, by page', async () => {
    const { app, company, testServer, token, create, enrol } = await openOffice();
    const seoul = await addTestGroup(testServer, company, 'Seoul');
    const [one, other] = [await create({ label: 'one' }), await create({ label: 'other' })];
    const first = enrol(one.enrolment_token, 'first');
    for (const call of [first, enrol(one.enrolment_token, 'second'), enrol(other.enrolment_token, 'third')])
      await succeed(app, 'enrolAgent', call);
    const namesOf = async ({ pk }: { readonly pk: number }, query = {}) => {
      const { meta, objects } = await succeed(app, 'listEnrolmentDevices', { token, path: { enrolmentPk: pk }, query });
      return [meta.total_count, ...objects.map(({ alias }) => alias)];
    };
    expect(await namesOf(one)).toEqual([2, 'second', 'first']);
    expect(await namesOf(one, { limit: 1, offset: 1 })).toEqual([2, 'first']);
    expect(await namesOf(other)).toEqual([1, 'third']);

    const replaced = { agent: 'another', body: { ...first.body, enrolment_token: other.enrolment_token } };
    const { device_pk } = only((await succeed(app, 'enrolAgent', replaced)).objects);
    await succeed(app, 'moveDevice', {
      token,
      body: { device_pk, old_device_group_fk: company.defaultGroupId, new_device_group_fk: seoul },
    });
    expect(await namesOf(one)).toEqual([1, 'second']);
    const path = { enrolmentPk: other.pk };
    expect((await succeed(app, 'listEnrolmentDevices', { token, path })).objects).toMatchObject([
      { alias: 'third', flag_df_group: 1, alive: 0, created_time: '2026-11-02T03:00:00.000Z' },
      { alias: 'first', device_pk, device_group_name: 'Seoul', flag_df_group: 0 },
    ]);
    await succeed(app, 'deleteDevice', { token, path: { devicePk: device_pk } });
    expect(await namesOf(other)).toEqual([1, 'third']);
    const missing = { token, path: { enrolmentPk: 99 } };
    expect(await refuse(app, 'listEnrolmentDevices', missing)).toEqual({ status: 404, error: 'not_found' });
  });
});

describe('the end of an enrolment token', () => {
  it('comes after 30 days and 100 devices by default', async () => {
    const { testServer, app, create, enrol } = await openOffice();
    const made = await create({ label: 'usual' });
    expect(made).toMatchObject({
      // The end of the thirtieth day in Seoul.
      expires_time: '2026-12-02T15:00:00.000Z',
      device_limit: 100,
      device_count: 0,
      state: 'open',
      creator: { name: 'mia', mgrid: 'mia' },
    });
    testServer.clock.now = Date.parse(made.expires_time) - 1;
    await succeed(app, 'enrolAgent', enrol(made.enrolment_token));
    testServer.clock.now += 1;
    expect(await refuse(app, 'enrolAgent', enrol(made.enrolment_token))).toEqual({
      status: 401,
      error: 'enrolment_expired',
    });
    const token = await sessionOf(testServer, made.creator?.pk ?? 0);
    expect((await succeed(app, 'listEnrolments', { token })).objects).toMatchObject([{ state: 'expired' }]);
  });

  it('is what its maker says', async () => {
    const { app, create, enrol, token } = await openOffice();
    const { enrolment_token } = await create({ label: 'two', device_limit: 2, last_day: '2026-11-02' });
    const calls = [enrol(enrolment_token), enrol(enrolment_token), enrol(enrolment_token)];
    const answers = await Promise.all(calls.map((call) => exchange(app, 'enrolAgent', call)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 401]);
    for (const [over, field] of [
      [{ last_day: '2026-11-01' }, 'last_day'],
      [{ last_day: '2026-02-30' }, 'last_day'],
      [{ device_limit: 0 }, 'device_limit'],
      [{ device_limit: 10_001 }, 'device_limit'],
    ] as const) {
      expect(await refuse(app, 'createEnrolment', { token, body: { label: 'x', ...over } })).toEqual({
        status: 400,
        error: 'invalid_data',
        field,
      });
    }
  });

  it('is not filled in seconds: 30 new devices a minute, and known ones besides', async () => {
    const { testServer, app, create, enrol, token } = await openOffice();
    const { enrolment_token } = await create({ label: 'many' });
    const first = enrol(enrolment_token);
    await succeed(app, 'enrolAgent', first);
    for (let count = 1; count < 30; count += 1) await succeed(app, 'enrolAgent', enrol(enrolment_token));
    expect(await refuse(app, 'enrolAgent', enrol(enrolment_token))).toEqual({
      status: 429,
      error: 'too_many_requests',
    });
    await succeed(app, 'enrolAgent', first);
    expect((await succeed(app, 'listDevices', { token })).meta.total_count).toBe(30);
    testServer.clock.now += 60_000;
    await succeed(app, 'enrolAgent', enrol(enrolment_token));
  });
});
