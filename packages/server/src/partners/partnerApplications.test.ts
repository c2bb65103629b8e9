import { DAY_MS, dateTimeText } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { refuse, succeed } from '../testing/exchange.ts';
import { listen } from '../testing/eventListener.ts';
import { linkIn } from '../testing/queuedMails.ts';
import { HOUR, PARTNER_PASSWORD, openPartnerFixture } from '../testing/partnerFixture.ts';
import { addCompany, addPerson, only, START } from '../testing/testServer.ts';

describe('the search for a company and its managers', () => {
  it('finds companies by a part of their name, with nothing but the name [A-PARTNER-40] [A-PARTNER-43]', async () => {
    const { testServer } = await openPartnerFixture();
    await addCompany(testServer, 'Alpha Nobody');
    const search = (input_data: string) => succeed(testServer.app, 'searchPartnerCompanies', { query: { input_data } });
    expect((await search('ALPHA')).objects).toEqual([{ company: 'Alpha Retail' }]);
    expect((await search('%%')).objects).toEqual([]);
  });

  it('finds who decides in that company, with what the row needs [A-PARTNER-41] [A-PARTNER-44]', async () => {
    const { testServer, company, manager } = await openPartnerFixture();
    await addPerson(testServer, company.companyId, 'user', { name: 'Mia User' });
    await addPerson(testServer, company.companyId, 'gone', { name: 'Mia Gone', member_type_id: 2, flag_active: 0 });
    const sub = await addPerson(testServer, company.companyId, 'sub', {
      name: 'Mia Sub',
      member_type_id: 6,
      use_approval_function: 1,
    });
    const search = (input_data: string, company_name: string) =>
      succeed(testServer.app, 'searchPartnerManagers', { query: { input_data, company_name } });
    expect((await search('mia', 'Alpha Retail')).objects).toEqual([
      { pk: manager, name: 'Mia Kim', part: 'IT', email: 'mia@alpha.example', phone: '02-1', user_type: 2 },
      { pk: sub, name: 'Mia Sub', part: '', email: 'sub', phone: '', user_type: 6 },
    ]);
    expect((await search('mia', 'Alpha')).objects).toEqual([]);
  });

  it('lists nobody by a short or blank text, never more than twenty, and not without end', async () => {
    const { testServer, company } = await openPartnerFixture({ LOGIN_LIMIT_PER_ADDRESS: '4' });
    for (let index = 0; index < 25; index += 1) {
      await addPerson(testServer, company.companyId, `m${index}`, { member_type_id: 2, name: `Manager ${index}` });
    }
    for (const input_data of ['', 'a', '   ']) {
      for (const id of ['searchPartnerCompanies', 'searchPartnerManagers'] as const) {
        expect(await refuse(testServer.app, id, { query: { input_data, company_name: 'Alpha Retail' } })).toMatchObject(
          {
            status: 400,
            field: 'input_data',
          },
        );
      }
    }
    const query = { input_data: 'manager', company_name: 'Alpha Retail' };
    expect((await succeed(testServer.app, 'searchPartnerManagers', { query })).objects).toHaveLength(20);
    for (let index = 0; index < 3; index += 1) await succeed(testServer.app, 'searchPartnerManagers', { query });
    expect(await refuse(testServer.app, 'searchPartnerManagers', { query })).toMatchObject({ status: 429 });
    await succeed(testServer.app, 'searchPartnerManagers', { query, address: '203.0.113.9' });
  });
});

describe('an application', () => {
  it('waits as a ticket of the chosen manager, who is informed by mail and on open screens [A-PARTNER-31] [A-PARTNER-32]', async () => {
    const { testServer, company, manager, token, apply, tickets, mails } = await openPartnerFixture();
    const stream = await listen(testServer, token);
    expect((await apply({ applicantName: ' Pia ', reason: 'Replace the printer' })).status).toBe(200);
    const ticket = only(await tickets());
    expect(ticket).toMatchObject({
      company_fk: company.companyId,
      origin: 'application',
      state: 0,
      reqr_user_company: 'Partner',
      reqr_user_name: 'Pia',
      mail: 'pia@partner.example',
      phone: '010-2',
      reqr_appr_fk: manager,
      work_start_at: START,
      work_end_at: START + 10 * DAY_MS,
      work_reason: 'Replace the printer',
      worker_fk: null,
    });
    expect((await stream.next())?.event).toEqual({ type: 'ticket_changed', ticket_pk: ticket.pk });
    const mail = only(await mails());
    expect(linkIn(mail.body).href).toMatch(new RegExp(`/en/access-ticket/request\\?ticket=${ticket.pk}$`));
    expect(mail).toMatchObject({
      recipient: 'mia@alpha.example',
      subject: '[Remote Console] Pia has requested temporary access',
    });
  });

  it('never stores the password, only its hash', async () => {
    const { apply, tickets, testServer } = await openPartnerFixture();
    await apply();
    expect(only(await tickets()).password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify([await tickets(), testServer.log])).not.toContain(PARTNER_PASSWORD);
  });

  it('stores the Korean word for "not stated" where company and phone are missing', async () => {
    const { apply, tickets } = await openPartnerFixture();
    await apply({ companyName: undefined, applicantPhone: ' ' });
    expect(only(await tickets())).toMatchObject({ reqr_user_company: '미기재', phone: '미기재' });
  });

  it('names no company in its mail where none was stated, in any language', async () => {
    const { testServer, manager, apply, mails } = await openPartnerFixture();
    for (const lang_code of ['ko', 'en', 'ja'] as const) {
      await testServer.database.query.updateTable('members').set({ lang_code }).where('pk', '=', manager).execute();
      await apply({ companyName: '', applicantEmail: `${lang_code}@partner.example` });
    }
    expect((await mails()).map(({ body }) => body.split('\n')[0])).toEqual([
      'Pia님(ko@partner.example)이 임시 접속을 신청했습니다.',
      'Pia (en@partner.example) has requested temporary access.',
      'Piaさん（ja@partner.example）が一時アクセスを申請しました。',
    ]);
  });

  it('with a fault is refused with its own key and field, and nothing is stored [A-PARTNER-24]', async () => {
    const { testServer, company, apply, tickets } = await openPartnerFixture();
    const user = await addPerson(testServer, company.companyId, 'user');
    const faults = [
      [{ applicantName: ' ' }, 'applicant_name_requirement', 'applicantName'],
      [{ applicantEmail: 'pia' }, 'applicant_email_requirement', 'applicantEmail'],
      [{ applicantPw: 'nouppercase#1' }, 'password_requirement', 'applicantPw'],
      [{ applicantPw: 'Short#1' }, 'password_requirement', 'applicantPw'],
      [{ applicantPw: 'TooLongPass#1' }, 'password_requirement', 'applicantPw'],
      [{ managerName: '' }, 'manager_name_requirement', 'managerName'],
      [{ manager_pk: null }, 'manager_name_requirement', 'manager_pk'],
      [{ manager_pk: user }, 'manager_name_requirement', 'manager_pk'],
      [{ startPicked: '' }, 'start_date_requirement', 'startPicked'],
      [{ endPicked: '' }, 'end_date_requirement', 'endPicked'],
      [{ endPicked: dateTimeText(START - HOUR) }, 'date_validate_error', 'endPicked'],
      [{ startPicked: dateTimeText(START - 2 * DAY_MS) }, 'date_validate_error', 'startPicked'],
    ] as const;
    for (const [over, error, field] of faults) {
      expect((await apply(over)).body).toEqual({ status: 400, error, field });
    }
    expect(await tickets()).toEqual([]);
  });

  it('of an address waits once; void after seven days, it can be made again [A-PARTNER-34] [B-CONST-11]', async () => {
    const { testServer, apply, tickets } = await openPartnerFixture();
    await apply();
    expect((await apply({ applicantEmail: 'PIA@partner.example' })).body).toMatchObject({
      status: 409,
      error: 'partner_already_applied',
    });
    testServer.clock.now = START + 7 * DAY_MS - 1;
    expect((await apply()).status).toBe(409);
    testServer.clock.now += 1;
    expect((await apply()).status).toBe(200);
    // Re-requested; the first is rejected by time alone, and its password is deleted.
    expect((await tickets()).map(({ state, password_hash }) => [state, password_hash !== null])).toEqual([
      [4, false],
      [1, true],
    ]);
  });

  it('of an address waits once, also when two arrive together', async () => {
    const { apply, tickets } = await openPartnerFixture();
    const both = await Promise.all([apply(), apply()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await tickets()).toHaveLength(1);
  });

  it('cannot take the ID of somebody who is not a partner of the company', async () => {
    const { testServer, company, apply, tickets } = await openPartnerFixture();
    const other = await addCompany(testServer, 'Beta');
    await addPerson(testServer, company.companyId, 'uma@alpha.example');
    await addPerson(testServer, other.companyId, 'pat@beta.example', { member_type_id: 7 });
    for (const applicantEmail of ['uma@alpha.example', 'pat@beta.example']) {
      expect((await apply({ applicantEmail })).body).toMatchObject({ status: 409, error: 'id_exist' });
    }
    expect(await tickets()).toEqual([]);
  });
});

describe('the address of an applicant', () => {
  const unconfirmed = { status: 409, error: 'applicant_unconfirmed' };

  it('is confirmed by a link that is mailed there, and shown to whoever decides; before that nothing is approved', async () => {
    const { testServer, token, device, applyOnly, confirmations, tickets, act, logIn } = await openPartnerFixture();
    await applyOnly({ applicantEmail: 'ceo@trusted.example', reason: 'Visit http://evil.example' });
    const { pk, confirm_hash } = only(await tickets());
    const listed = async () => only((await succeed(testServer.app, 'listTickets', { token })).objects);
    expect(await listed()).toMatchObject({ mail: 'ceo@trusted.example', mail_confirmation: 'waiting' });
    expect((await act(pk, 'approve', { device_pks: [device] })).body).toEqual(unconfirmed);

    const mail = only(await confirmations());
    expect(mail.recipient).toBe('ceo@trusted.example');
    expect(mail.body).not.toMatch(/evil|Pia/);
    const link = linkIn(mail.body);
    expect([link.pathname.slice(3), link.searchParams.get('type')]).toEqual(['/access/auth', 'application']);
    const key = link.searchParams.get('key') ?? '';
    expect(confirm_hash).not.toContain(key);
    const follow = async (given: string) =>
      (await succeed(testServer.app, 'confirmApplication', { body: { key: given } })).objects.result;
    expect(await follow('guess')).toBe('fail');
    const stream = await listen(testServer, token);
    expect([await follow(key), await follow(key)]).toEqual(['success', 'already']);
    expect((await stream.next())?.event).toEqual({ type: 'ticket_changed', ticket_pk: pk });
    expect(await listed()).toMatchObject({ mail_confirmation: 'confirmed' });
    expect((await act(pk, 'approve', { device_pks: [device] })).status).toBe(200);
    expect(await logIn('ceo@trusted.example')).toHaveProperty('token');
  });

  it('cannot be confirmed once the application is void or was rejected, which needs no confirmation', async () => {
    const { testServer, applyOnly, confirmations, tickets, act } = await openPartnerFixture();
    await applyOnly();
    await applyOnly({ applicantEmail: 'pit@partner.example' });
    const [first, second] = (await confirmations()).map(({ body }) => linkIn(body).searchParams.get('key') ?? '');
    const follow = async (key = '') =>
      (await succeed(testServer.app, 'confirmApplication', { body: { key } })).objects.result;
    const [ticket] = await tickets();
    expect((await act(ticket?.pk ?? 0, 'reject')).status).toBe(200);
    expect(await follow(first)).toBe('fail');
    testServer.clock.now = START + 7 * DAY_MS;
    expect(await follow(second)).toBe('fail');
  });

  it('of an application from before anyone was asked does not block', async () => {
    const { testServer, token, applyOnly, tickets, act } = await openPartnerFixture();
    await applyOnly();
    await testServer.database.query.updateTable('access_tickets').set({ confirm_hash: null }).execute();
    expect(only((await succeed(testServer.app, 'listTickets', { token })).objects).mail_confirmation).toBe('unasked');
    expect((await act(only(await tickets()).pk, 'approve')).status).toBe(200);
  });

  it('is guessed at only as often as other keys', async () => {
    const { testServer } = await openPartnerFixture({ LOGIN_LIMIT_PER_ADDRESS: '2' });
    const call = { body: { key: 'guess' } };
    for (let round = 0; round < 2; round += 1) await succeed(testServer.app, 'confirmApplication', call);
    expect(await refuse(testServer.app, 'confirmApplication', call)).toMatchObject({ status: 429 });
  });
});

describe('many applications', () => {
  const by = (number: number) => ({ applicantEmail: `p${number}@partner.example` });

  it('are all stored, but the manager gets a few mails an hour, wherever they come from', async () => {
    const { testServer, company, apply, tickets, mails } = await openPartnerFixture({ MAIL_LIMIT_PER_ACCOUNT: '2' });
    const sub = await addPerson(testServer, company.companyId, 'sub@alpha.example', {
      member_type_id: 6,
      use_approval_function: 1,
    });
    for (let number = 1; number <= 4; number += 1) {
      expect((await apply(by(number), `198.51.100.${number}`)).status).toBe(200);
    }
    expect(await tickets()).toHaveLength(4);
    expect(await mails()).toHaveLength(2);
    // Neither a colleague nor the emails for the approver's own account are affected by it.
    await apply({ ...by(5), manager_pk: sub });
    expect(await mails()).toHaveLength(3);
    const reset = { type: 'send', lang_code: 'en', key: 'mia@alpha.example' };
    await succeed(testServer.app, 'resetPassword', { body: reset });
    expect(await mails()).toHaveLength(4);
    testServer.clock.now += HOUR;
    await apply(by(6));
    expect(await mails()).toHaveLength(5);
  });

  it('from one address are refused past the mails that it may cause in an hour', async () => {
    const { testServer, apply, tickets } = await openPartnerFixture({ MAIL_LIMIT_PER_ADDRESS: '2' });
    for (const number of [1, 2]) expect((await apply(by(number))).status).toBe(200);
    const refused = await apply(by(3));
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect(await tickets()).toHaveLength(2);
    const reset = { type: 'send', lang_code: 'en', key: 'nobody' };
    expect(await refuse(testServer.app, 'resetPassword', { body: reset })).toMatchObject({ status: 429 });
    expect((await apply(by(3), '198.51.100.7')).status).toBe(200);
  });

  it('are no way to ask without end who has an account', async () => {
    const { testServer, company, apply } = await openPartnerFixture({ CHECK_LIMIT_PER_ADDRESS: '2' });
    await addPerson(testServer, company.companyId, 'uma@alpha.example');
    const ask = async () => (await apply({ applicantEmail: 'uma@alpha.example' })).status;
    expect([await ask(), await ask(), await ask()]).toEqual([409, 409, 429]);
    const check = { query: { timestamp: 1, type: 'mail', value: 'nova' } };
    expect(await refuse(testServer.app, 'checkAvailability', check)).toMatchObject({ status: 429 });
  });
});
