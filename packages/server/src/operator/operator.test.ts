import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@remote-console/domain';
import { claimDueMails, CLAIM_MS, putBack } from '../mail/mailQueue.ts';
import { queueMail } from '../mail/queueMail.ts';
import { refuse, succeed } from '../testing/exchange.ts';
import { login } from '../testing/login.ts';
import { queuedMails } from '../testing/queuedMails.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  only,
  openTestServer,
  PASSWORD,
  sessionOf,
  START,
} from '../testing/testServer.ts';

const HOUR = 3_600_000;
/** Words that occur only in devices: none of them may be in an answer to an operator. */
const SECRETS = ['SECRET-KIOSK', 'secret memo', '10.99.0.7', '203.0.113.99', 'secret-guid'];

/** Two companies with a device and people, and a service operator. */
async function openService() {
  const testServer = await openTestServer();
  const { app } = testServer;
  const office = await addCompany(testServer, 'Office');
  const operator = await addPerson(testServer, office.companyId, 'op@service.example', { member_type_id: 9 });
  const token = await sessionOf(testServer, operator);
  const amber = await addCompany(testServer, 'Amber', { volume: 5 });
  const basalt = await addCompany(testServer, 'basalt', { plan: 'Basic', volume: 10 });
  await addPerson(testServer, amber.companyId, 'ada@amber.example', { member_type_id: 2, name: 'Ada' });
  await addPerson(testServer, amber.companyId, 'alan@amber.example', { name: 'Alan' });
  await addPerson(testServer, basalt.companyId, 'bea@basalt.example', { member_type_id: 2, name: 'Bea' });
  await addDevices(testServer, amber.companyId, [
    {
      alias: 'SECRET-KIOSK',
      device_group_fk: amber.defaultGroupId,
      memo: 'secret memo',
      guid: 'secret-guid',
      s_pri_ip: '10.99.0.7',
      s_pub_ip: '203.0.113.99',
      alive: 1,
    },
    { alias: 'SECRET-KIOSK-2', alive: 0, device_group_fk: amber.defaultGroupId },
  ]);
  const companies = async (query: Readonly<Record<string, string | number>> = {}) =>
    (await succeed(app, 'listCompanies', { token, query })).objects;
  const people = async (search: string) => (await succeed(app, 'searchPeople', { token, query: { search } })).objects;
  const mails = async () => (await succeed(app, 'listPendingMails', { token })).objects;
  const audited = () =>
    testServer.database.query
      .selectFrom('audit')
      .select(['act_name_id', 'subject', 'member_fk'])
      .where('company_fk', '=', office.companyId)
      .orderBy('pk')
      .execute();
  return { testServer, app, token, office, operator, amber, basalt, companies, people, mails, audited };
}

describe('the companies that the operator sees', () => {
  it('are all but the operators’ own, with devices, license, people and last activity', async () => {
    const { companies, testServer } = await openService();
    const list = await companies();
    expect(list.map(({ name }) => name)).toEqual(['Amber', 'basalt']);
    expect(list).toMatchObject([
      {
        plan: 'corporate',
        devices: 2,
        devices_online: 1,
        license_volume: 5,
        people: 2,
        // A device is online.
        last_activity: new Date(testServer.clock.now).toISOString(),
      },
      { plan: 'basic', devices: 0, devices_online: 0, license_volume: 10, people: 1, last_activity: null },
    ]);
  });

  it('are found by a part of their name, sorted and cut as asked', async () => {
    const { app, token, companies, testServer } = await openService();
    testServer.clock.now += HOUR;
    await addCompany(testServer, 'Cobalt 100%');
    expect((await companies({ search: 'BAS' })).map(({ name }) => name)).toEqual(['basalt']);
    expect((await companies({ search: '%' })).map(({ name }) => name)).toEqual(['Cobalt 100%']);
    const sorted = async (by: string, order: string) =>
      (await companies({ by, order })).map(({ name }) => name.slice(0, 1).toLowerCase()).join('');
    expect(await sorted('name', 'desc')).toBe('cba');
    expect(await sorted('devices', 'desc')).toMatch(/^a/);
    expect(await sorted('people', 'desc')).toBe('abc');
    expect(await sorted('last_activity', 'desc')).toMatch(/^a/);
    expect(await sorted('create_time', 'desc')).toMatch(/^c/);
    const page = await succeed(app, 'listCompanies', { token, query: { limit: 1, offset: 1 } });
    expect(page).toMatchObject({ meta: { total_count: 3 }, objects: [{ name: 'basalt' }] });
  });

  it('are cut into pages that have every company once, in every order', async () => {
    const { app, token, testServer } = await openService();
    for (let number = 0; number < 9; number += 1) await addCompany(testServer, `Same ${number % 3}`);
    const orders = fc.constantFrom('name', 'devices', 'people', 'last_activity', 'create_time');
    await fc.assert(
      fc.asyncProperty(
        orders,
        fc.constantFrom('asc', 'desc'),
        fc.integer({ min: 1, max: 6 }),
        async (by, order, limit) => {
          const seen: number[] = [];
          for (let offset = 0; offset < 11; offset += limit) {
            const { objects } = await succeed(app, 'listCompanies', { token, query: { by, order, limit, offset } });
            seen.push(...objects.map(({ pk }) => pk));
          }
          expect(new Set(seen).size).toBe(11);
          expect(seen).toHaveLength(11);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('were last active when somebody logged in, where no device is online', async () => {
    const { testServer, companies } = await openService();
    testServer.clock.now += HOUR;
    expect(await login(testServer, 'bea@basalt.example', PASSWORD)).toMatchObject({ isLogin: 'Success' });
    const at = new Date(testServer.clock.now).toISOString();
    testServer.clock.now += HOUR;
    expect(only(await companies({ search: 'basalt' })).last_activity).toBe(at);
  });

  it('show licenses, managers and numbers over time one by one; the operators’ own is none', async () => {
    const { app, token, amber, office, testServer } = await openService();
    const day = Math.floor(START / DAY_MS) * DAY_MS;
    await testServer.database.query
      .insertInto('device_counts')
      .values({ company_fk: amber.companyId, day_at: day, devices: 1 })
      .execute();
    const { objects } = await succeed(app, 'getCompany', { token, path: { companyPk: amber.companyId } });
    expect(only(objects)).toMatchObject({
      company: { name: 'Amber' },
      counts: [{ at: new Date(day).toISOString(), devices: 1 }],
      licenses: [{ pay_type: 'Corporate', pay_dev_vol: 5 }],
      managers: [{ mgrid: 'ada@amber.example', name: 'Ada', last_login: null, locked: 0 }],
    });
    for (const companyId of [office.companyId, 99_999]) {
      expect(await refuse(app, 'getCompany', { token, path: { companyPk: companyId } })).toMatchObject({
        status: 404,
        error: 'not_found',
      });
    }
  });
});

describe('the search for people', () => {
  it('finds by name, ID and email in all companies but the operators’ own', async () => {
    const { people } = await openService();
    expect((await people('AL')).map(({ name }) => name)).toEqual(['Alan', 'Bea']);
    expect((await people('ada@')).map(({ company_name }) => company_name)).toEqual(['Amber']);
    expect(await people('op@service')).toEqual([]);
    expect(await people('__')).toEqual([]);
  });

  it('says who is locked or inactive and when they logged in, and nothing that opens an account', async () => {
    const { testServer, people, amber } = await openService();
    const { query } = testServer.database;
    expect(await login(testServer, 'alan@amber.example', PASSWORD)).toMatchObject({ isLogin: 'Success' });
    await query.updateTable('policies').set({ block_num: 3 }).where('company_fk', '=', amber.companyId).execute();
    await query
      .updateTable('members')
      .set({ failure_count: 3, flag_active: 0 })
      .where('mgrid', '=', 'alan@amber.example')
      .execute();
    const alan = only(await people('alan@'));
    expect(alan).toMatchObject({ locked: 1, flag_active: 0, last_login: new Date(START).toISOString() });
    expect(Object.keys(alan).toSorted()).toEqual([
      'company_name',
      'company_pk',
      'flag_active',
      'last_login',
      'locked',
      'mail',
      'member_type_id',
      'mgrid',
      'name',
      'pk',
    ]);
  });

  it('asks for two letters', async () => {
    const { app, token } = await openService();
    expect(await refuse(app, 'searchPeople', { token, query: { search: 'a' } })).toMatchObject({
      status: 400,
      error: 'invalid_data',
    });
    expect(await refuse(app, 'searchPeople', { token, query: { search: ' a ' } })).toMatchObject({
      status: 400,
      error: 'invalid_data',
    });
  });

  it('is recorded with what was searched for, once for the same words within ten minutes', async () => {
    const { testServer, people, audited, operator } = await openService();
    await people('ada');
    await people('ada');
    await people('nobody at all');
    expect(await audited()).toEqual([
      { act_name_id: 80, subject: 'ada', member_fk: operator },
      { act_name_id: 80, subject: 'nobody at all', member_fk: operator },
    ]);
    testServer.clock.now += 10 * 60_000;
    await people('ada');
    expect(await audited()).toHaveLength(3);
  });

  it('is not for going through everybody: a minute has so many', async () => {
    const { app, token, people } = await openService();
    for (let round = 0; round < 60; round += 1) await people('ada');
    expect(await refuse(app, 'searchPeople', { token, query: { search: 'ada' } })).toMatchObject({
      status: 429,
      error: 'too_many_requests',
    });
  });
});

describe('the mails that wait', () => {
  it('are listed with kind, company and tries, never with their text', async () => {
    const { testServer, amber, mails } = await openService();
    const { connection, clock } = testServer;
    const link = 'https://console.example/ko/access/auth?type=auth&key=topsecret';
    await queueMail(
      connection,
      { recipient: 'ada@amber.example', subject: 'Subject topsecret', body: `Open ${link}` },
      { kind: 'account', companyId: amber.companyId },
    );
    const [claimed] = await claimDueMails(connection, 1);
    expect(await mails()).toMatchObject([{ in_progress: 1, tries: 1 }]);
    if (claimed) await putBack(connection, claimed, 'ECONNREFUSED');
    clock.now += 1000;
    const waiting = await mails();
    expect(waiting).toEqual([
      {
        pk: claimed?.pk,
        kind: 'account',
        recipient: 'ada@amber.example',
        company_pk: amber.companyId,
        company_name: 'Amber',
        create_time: new Date(START).toISOString(),
        tries: 1,
        last_error: 'ECONNREFUSED',
        next_try: new Date(START + 30_000).toISOString(),
        in_progress: 0,
      },
    ]);
    expect(JSON.stringify(waiting)).not.toContain('topsecret');
  });

  it('are tried again at once, or given up with their text, which is recorded', async () => {
    const { testServer, app, token, mails, audited } = await openService();
    const { connection, clock } = testServer;
    for (const recipient of ['a@b.example', 'c@d.example']) {
      await queueMail(connection, { recipient, subject: 's', body: 'b' });
    }
    for (const mail of await claimDueMails(connection, 2)) await putBack(connection, mail, 'EFAIL');
    const [first, second] = await mails();
    await succeed(app, 'retryMail', { token, path: { mailPk: first?.pk ?? 0 } });
    expect((await claimDueMails(connection, 5)).map(({ recipient }) => recipient)).toEqual(['a@b.example']);
    await succeed(app, 'discardMail', { token, path: { mailPk: second?.pk ?? 0 } });
    expect((await queuedMails(testServer)).at(-1)).toMatchObject({ given_up_at: clock.now, body: '' });
    expect((await audited()).map(({ act_name_id, subject }) => [act_name_id, subject])).toEqual([
      [81, 'a@b.example'],
      [82, 'c@d.example'],
    ]);
    expect(await refuse(app, 'retryMail', { token, path: { mailPk: second?.pk ?? 0 } })).toMatchObject({
      status: 404,
      error: 'not_found',
    });
  });

  it('are left alone while a process sends them, so that none goes out twice', async () => {
    const { testServer, app, token } = await openService();
    const { connection, clock } = testServer;
    await queueMail(connection, { recipient: 'a@b.example', subject: 's', body: 'b' });
    const { pk: mailId } = only(await claimDueMails(connection, 1));
    expect(await refuse(app, 'retryMail', { token, path: { mailPk: mailId } })).toMatchObject({
      status: 409,
      error: 'mail_in_progress',
    });
    expect(await refuse(app, 'discardMail', { token, path: { mailPk: mailId } })).toMatchObject({
      status: 409,
      error: 'mail_in_progress',
    });
    clock.now += CLAIM_MS;
    await succeed(app, 'retryMail', { token, path: { mailPk: mailId } });
  });
});

describe('the health of the server', () => {
  it('says what it is made of and how it is', async () => {
    const { testServer, app, token } = await openService();
    await queueMail(testServer.connection, { recipient: 'a@b.example', subject: 's', body: 'b' });
    const health = only((await succeed(app, 'getHealth', { token })).objects);
    expect(health).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      start_time: new Date(START).toISOString(),
      database: { engine: testServer.connection.engine },
      mail: { server: 0, waiting: 1, oldest: new Date(START).toISOString(), given_up: 0 },
      agents: { online: 1, total: 2 },
      events: { streams: 0 },
      tasks: [],
    });
    expect(health.database.bytes).toBeGreaterThan(0);
  });
});

describe('no answer to an operator', () => {
  it('holds anything of a device', async () => {
    const { app, token, amber } = await openService();
    const answers = [
      await succeed(app, 'listCompanies', { token }),
      await succeed(app, 'getCompany', { token, path: { companyPk: amber.companyId } }),
      await succeed(app, 'searchPeople', { token, query: { search: 'amber' } }),
      await succeed(app, 'listPendingMails', { token }),
      await succeed(app, 'getHealth', { token }),
    ];
    for (const secret of SECRETS) expect(JSON.stringify(answers)).not.toContain(secret);
  });
});
