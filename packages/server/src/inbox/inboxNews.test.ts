import { DAY_MS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { setPassword } from '../accounts/passwordStore.ts';
import { noteCopiedToken } from '../devices/conflictStore.ts';
import { send, succeed } from '../testing/exchange.ts';
import { openInboxFixture } from '../testing/inboxFixture.ts';
import { login } from '../testing/login.ts';
import { openPartner, openPartnerFixture } from '../testing/partnerFixture.ts';
import { addDevices, addPerson, only, PASSWORD, sessionOf } from '../testing/testServer.ts';
import { lookAtLicenses } from './lookAtLicenses.ts';

describe('an alert', () => {
  it('is for those who may open the device, and want alerts', async () => {
    const { token, alert, inbox, codes, outsider, choose } = await openInboxFixture();
    const bea = await outsider();
    await alert();
    expect(only(await inbox(token.manager))).toMatchObject({
      kind: 'alert',
      code: 'alert_began',
      facts: { device: 'KIOSK-01', alert_code: 'IW2', alert_value: 95 },
    });
    expect(await codes(token.subManager)).toEqual(['alert_began']);
    expect([await codes(bea), await codes(token.user)]).toEqual([[], []]);
    await choose(token.user, 'alert', 'inbox');
    await choose(token.subManager, 'alert', 'off');
    await alert();
    expect(await codes(token.user)).toEqual(['alert_began']);
    expect(await codes(token.subManager)).toHaveLength(1);
  });

  it('that begins again and again is one item, which counts', async () => {
    const { testServer, token, alert, inbox, unread, second, mark } = await openInboxFixture();
    await alert(3);
    testServer.clock.now += 1;
    await alert(1, second);
    testServer.clock.now += 1;
    await alert();
    const items = await inbox(token.manager);
    expect(items.map(({ facts, times }) => [facts.device, times])).toEqual([
      ['KIOSK-01', 4],
      ['PRINT-02', 1],
    ]);
    expect(items[0]?.happened_time).toBe(new Date(testServer.clock.now).toISOString());
    await mark(token.manager, { is_read: 1 });
    await alert();
    expect(await unread(token.manager)).toEqual(['alert_began']);
    expect(await inbox(token.manager)).toHaveLength(3);
  });

  it('that several servers notice at once is counted, and neither lost nor doubled', async () => {
    const { token, alert, inbox, second } = await openInboxFixture();
    await Promise.all([alert(), alert(1, second), alert()]);
    const times = new Map((await inbox(token.manager)).map(({ facts, times: count }) => [facts.device, count]));
    expect(times.get('PRINT-02')).toBe(1);
    expect([...times.keys()].toSorted()).toEqual(['KIOSK-01', 'PRINT-02']);
  });
});

describe('a partner', () => {
  it('who applies waits for those who decide and for the manager who is named, and gets the decision', async () => {
    const fixture = await openPartnerFixture();
    const { testServer } = fixture;
    const { session: token, ticketId } = await openPartner(fixture);
    const stored = () =>
      testServer.database.query
        .selectFrom('inbox_items')
        .innerJoin('members', 'members.pk', 'inbox_items.member_fk')
        .select(['code', 'members.mgrid', 'inbox_items.ticket_fk', 'facts', 'read_at'])
        .orderBy('inbox_items.pk')
        .execute();
    const applied = (await stored()).filter(({ code }) => code === 'partner_applied');
    expect(applied.length).toBeGreaterThan(0);
    expect(applied.every(({ ticket_fk, read_at }) => ticket_fk === ticketId && read_at !== null)).toBe(true);
    const { objects } = await succeed(testServer.app, 'listInbox', { token });
    expect(objects.map(({ code, ticket_pk }) => [code, ticket_pk])).toEqual([['work_approved', ticketId]]);
    await fixture.act(ticketId, 'terminate');
    expect((await stored()).at(-1)).toMatchObject({ code: 'work_ended', mgrid: 'pia@partner.example' });
  });
});

describe('the owner of an account', () => {
  const openAccount = async () => {
    const fixture = await openInboxFixture();
    const { testServer, company } = fixture;
    await testServer.database.query.updateTable('policies').set({ block_num: 2 }).execute();
    const pk = await addPerson(testServer, company.companyId, 'ada@alpha.example');
    const news = async () =>
      (await fixture.inbox(await sessionOf(testServer, pk))).map(({ code, facts }) => [code, facts]);
    const logIn = (from: { address?: string; browser?: string } = {}) =>
      send(testServer.app, 'logIn', {
        body: { type: '1STEP', mail: 'ada@alpha.example', pw: PASSWORD },
        address: from.address ?? '203.0.113.9',
        headers: { 'user-agent': from.browser ?? 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' },
      });
    return { ...fixture, pk, news, logIn };
  };

  it('learns of a login from another address or with another browser, and not of the first', async () => {
    const { news, logIn } = await openAccount();
    await logIn();
    await logIn({ browser: 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0' });
    expect(await news()).toEqual([]);
    await logIn({ address: '198.51.100.7' });
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
    await logIn({ browser: firefox });
    expect(await news()).toEqual([
      ['new_login', { address: '203.0.113.9', browser: firefox }],
      ['new_login', { address: '198.51.100.7', browser: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' }],
    ]);
  });

  it('learns that the account was locked, once', async () => {
    const { testServer, news } = await openAccount();
    for (let round = 0; round < 3; round += 1) await login(testServer, 'ada@alpha.example', 'Wrong!2345');
    expect(await news()).toEqual([['account_locked', { address: '127.0.0.1' }]]);
  });

  it('learns of another password', async () => {
    const { testServer, company, pk, news } = await openAccount();
    await setPassword(testServer.connection, { pk, company_fk: company.companyId }, 'hash');
    expect(await news()).toEqual([['password_changed', {}]]);
  });
});

describe('users', () => {
  it('learn that the identity of an agent is in doubt', async () => {
    const { testServer, token, device, inbox, codes } = await openInboxFixture();
    await noteCopiedToken(testServer.connection, device, '203.0.113.9');
    await noteCopiedToken(testServer.connection, device, '203.0.113.9');
    expect(only(await inbox(token.manager))).toMatchObject({
      kind: 'security',
      code: 'agent_conflict',
      facts: { device: 'KIOSK-01', conflict: 'copied_token' },
      device_pk: device,
      times: 1,
    });
    expect(await codes(token.subManager)).toEqual([]);
  });

  it('learn that licenses are nearly used up, exceeded, about to expire and expired, each once', async () => {
    const { testServer, company, token, group, inbox, codes, mark } = await openInboxFixture();
    const { query } = testServer.database;
    const look = async () => {
      await lookAtLicenses(testServer.connection);
      await lookAtLicenses(testServer.connection);
      await mark(token.manager, { is_read: 1 });
      await lookAtLicenses(testServer.connection);
      return (await inbox(token.manager)).map(({ code }) => code);
    };
    const expireIn = (days: number) => {
      const pay_expire = testServer.clock.now + days * DAY_MS;
      const pay_start = pay_expire - 365 * DAY_MS;
      return query.updateTable('licenses').set({ pay_start, pay_expire, pay_dev_vol: 3 }).execute();
    };
    await expireIn(31);
    expect(await look()).toEqual([]);
    const more = (alias: string) => addDevices(testServer, company.companyId, [{ alias, device_group_fk: group }]);
    await more('THIRD');
    expect(await look()).toEqual(['license_nearly_full']);
    await more('FOURTH');
    await expireIn(30);
    expect(await look()).toHaveLength(3);
    expect((await codes(token.manager)).toSorted()).toEqual([
      'license_exceeded',
      'license_expires',
      'license_nearly_full',
    ]);
    await expireIn(-1);
    expect((await look())[0]).toBe('license_expired');
    expect(await codes(token.subManager)).toEqual([]);
  });
});
