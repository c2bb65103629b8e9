import { dateTimeText } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { tokenHash } from '../members/secrets.ts';
import { listen } from '../testing/eventListener.ts';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import { HOUR, openPartnerFixture, sendInvitation } from '../testing/partnerFixture.ts';
import { addCompany, addDevices, only, START } from '../testing/testServer.ts';
import { sweepTickets } from '../tickets/sweepTickets.ts';

describe('an invitation', () => {
  it('is mailed with a code of which only a digest is stored', async () => {
    const fixture = await openPartnerFixture();
    const { code, mail, ticketId } = await sendInvitation(fixture, { lang_code: 'ko', reason: '프린터 점검' });
    expect(mail).toMatchObject({
      recipient: 'guest@partner.example',
      subject: '[Remote Console] Alpha Retail 원격 작업 초대',
    });
    for (const part of ['KIOSK-01', '프린터 점검', '2026/11/02 12:00', '(한국 표준시)', '/ko/email-invitation'])
      expect(mail?.body).toContain(part);
    const stored = only(await fixture.testServer.database.query.selectFrom('invitations').selectAll().execute());
    expect(stored).toMatchObject({
      ticket_fk: ticketId,
      code_hash: tokenHash(code.replaceAll('-', '')),
      used_at: null,
    });
    expect(only(await fixture.tickets())).toMatchObject({ state: 2, origin: 'invitation', appr_fk: fixture.manager });
  });

  it('opens a session that reaches its devices only, and a ticket at work [A-INVITE-03] [A-INVITE-04]', async () => {
    const fixture = await openPartnerFixture();
    const { code, ticketId } = await sendInvitation(fixture);
    const { objects } = await succeed(fixture.testServer.app, 'redeemInvitation', {
      body: { code: ` ${code.toLowerCase()} ` },
    });
    expect(objects).toMatchObject({ isLogin: 'Success', user_type: 7, profile: { name: 'Gus' } });
    const token = objects.token ?? '';
    expect(await fixture.aliasesSeen(token)).toEqual(['KIOSK-01']);
    const path = { devicePk: fixture.second };
    expect(await refuse(fixture.testServer.app, 'getDevice', { token, path })).toMatchObject({ status: 403 });
    expect(only(await fixture.tickets())).toMatchObject({ pk: ticketId, state: 3 });
  });

  it('works once, however many come with it together [A-INVITE-06]', async () => {
    const fixture = await openPartnerFixture();
    const { code } = await sendInvitation(fixture);
    const use = () => exchange(fixture.testServer.app, 'redeemInvitation', { body: { code } });
    const all = await Promise.all(Array.from({ length: 8 }, use));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400, 400, 400]);
    expect((await use()).body).toEqual({ status: 400, error: 'invitation_code_invalid', field: 'code' });
  });

  it('does not tell an unknown code from one that is used, over, ended or too early [A-INVITE-05]', async () => {
    const fixture = await openPartnerFixture();
    const { testServer } = fixture;
    const early = await sendInvitation(fixture, { start_time: dateTimeText(START + HOUR) });
    const ended = await sendInvitation(fixture);
    const over = await sendInvitation(fixture, { end_time: dateTimeText(START + HOUR) });
    const used = await sendInvitation(fixture);
    await succeed(testServer.app, 'redeemInvitation', { body: { code: used.code } });
    await fixture.act(ended.ticketId, 'terminate');
    const answers = [];
    for (const code of [early.code, ended.code, used.code, 'ABCD-EFGH-2345', 'x', '     ']) {
      answers.push(await refuse(testServer.app, 'redeemInvitation', { body: { code } }));
    }
    testServer.clock.now = START + HOUR;
    answers.push(await refuse(testServer.app, 'redeemInvitation', { body: { code: over.code } }));
    for (const answer of answers) {
      expect(answer).toEqual({ status: 400, error: 'invitation_code_invalid', field: 'code' });
    }
    // And now it is no longer too early.
    await succeed(testServer.app, 'redeemInvitation', { body: { code: early.code } });
  });

  it('slows down who guesses codes', async () => {
    const { testServer } = await openPartnerFixture({ LOGIN_LIMIT_PER_ADDRESS: '3' });
    const body = { code: 'ABCD-EFGH-2345' };
    for (let index = 0; index < 3; index += 1) await refuse(testServer.app, 'redeemInvitation', { body });
    expect(await refuse(testServer.app, 'redeemInvitation', { body })).toMatchObject({ status: 429 });
  });

  it('ends with its period, its ticket or its session, and its account never works again', async () => {
    const fixture = await openPartnerFixture();
    const { testServer } = fixture;
    const open = async (over: Record<string, unknown> = {}) => {
      const { code, ticketId } = await sendInvitation(fixture, over);
      const { objects } = await succeed(testServer.app, 'redeemInvitation', { body: { code } });
      return { ticketId, session: objects.token ?? '' };
    };
    const [byPeriod, byTicket, bySession] = [
      await open({ end_time: dateTimeText(START + HOUR) }),
      await open(),
      await open(),
    ];
    await fixture.act(byTicket.ticketId, 'terminate');
    expect(await refuse(testServer.app, 'listDevices', { token: byTicket.session })).toMatchObject({ status: 401 });
    await succeed(testServer.app, 'logOut', { token: bySession.session });
    testServer.clock.now = START + HOUR;
    const stream = await listen(testServer, byPeriod.session);
    expect(await sweepTickets(testServer.connection)).toBe(2);
    expect((await stream.next())?.event).toEqual({ type: 'session_ended' });
    expect((await fixture.tickets()).map(({ state }) => state)).toEqual([10, 10, 10]);
    const workers = await testServer.database.query
      .selectFrom('members')
      .select(['flag_active', 'password_hash'])
      .where('mgrid', 'like', 'guest-%')
      .execute();
    expect(workers).toEqual([1, 2, 3].map(() => ({ flag_active: 0, password_hash: '' })));
  });

  it('with a fault is refused with its field, and nothing is stored or sent', async () => {
    const fixture = await openPartnerFixture();
    const { testServer, token, device } = fixture;
    const other = await addCompany(testServer, 'Beta');
    const [theirs = 0] = await addDevices(testServer, other.companyId, [
      { alias: 'b', device_group_fk: other.defaultGroupId },
    ]);
    const body = {
      mail: 'guest@partner.example',
      device_pks: [device],
      start_time: dateTimeText(START),
      end_time: dateTimeText(START + HOUR),
    };
    const answers = [];
    for (const over of [
      { mail: 'guest' },
      { end_time: dateTimeText(START) },
      { device_pks: [] },
      { device_pks: [device, theirs] },
    ]) {
      const { status, error, field } = await refuse(testServer.app, 'invite', { token, body: { ...body, ...over } });
      answers.push([status, error, field]);
    }
    expect(answers).toEqual([
      [400, 'email-invalid', 'mail'],
      [400, 'date_validate_error', 'end_time'],
      [400, 'invalid_data', 'device_pks'],
      [404, 'not_found', undefined],
    ]);
    expect([await fixture.tickets(), await fixture.mails()]).toEqual([[], []]);
  });
});
