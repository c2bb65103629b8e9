import type { InboxQuery } from '@remote-console/api-client/contract';
import { dateTimeText, type InboxChoice, type InboxKind } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { only } from '../testServer.ts';
import { begin, type BehaviourFixture, type Person } from './behaviourFixture.ts';

const HOUR = 3_600_000;

/** What is in the inboxes of people. */
export function inboxBehaviour(name: string, open: () => Promise<BehaviourFixture>): void {
  /** The user may open the lobby with its kiosk. */
  const beginWithInboxes = async () => {
    const calls = await begin(open);
    const { as, ok, now, lobby, userId, kiosk } = calls;
    await ok('addGroupLink', { body: { device_group_fk: lobby, member_fk: userId, confirm: 1 } });
    const ask = async () => {
      const body = {
        device_pk: kiosk,
        start_time: dateTimeText(now()),
        end_time: dateTimeText(now() + HOUR),
        approval_reason: 'The printer jams',
      };
      return only((await as('user').ok('sendApproval', { body })).objects).pk;
    };
    const approve = (pk: number, who: Person = 'manager') => as(who).ok('sendApproval', { body: { pk, is_accept: 1 } });
    const inbox = async (who: Person, query: InboxQuery = {}) =>
      (await as(who).ok('listInbox', { query: { ...query } })).objects;
    const codes = async (who: Person, query: InboxQuery = {}) => (await inbox(who, query)).map(({ code }) => code);
    const unread = (who: Person) => codes(who, { unread: 1 });
    const counted = async (who: Person) => only((await as(who).ok('getDeviceSummary')).objects).unread_inbox;
    const mark = (who: Person, body: object) => as(who).ok('markInbox', { body });
    const choose = (who: Person, kind: InboxKind, choice: InboxChoice) =>
      as(who).ok('changeInboxPreference', { body: { kind, choice } });
    return { ...calls, ask, approve, inbox, codes, unread, counted, mark, choose };
  };

  describe(`inboxes, by ${name},`, () => {
    it('hold a request for all who decide, until one of them has', async () => {
      const { ask, approve, inbox, codes, unread, kiosk } = await beginWithInboxes();
      const pk = await ask();
      const item = {
        kind: 'request',
        code: 'access_asked',
        facts: { person: 'uma', device: 'KIOSK' },
        device_pk: kiosk,
        approval_pk: pk,
        ticket_pk: null,
        times: 1,
        is_read: 0,
      };
      expect(only(await inbox('manager'))).toMatchObject(item);
      expect(only(await inbox('subManager'))).toMatchObject(item);
      expect(await codes('user')).toEqual([]);
      await approve(pk, 'subManager');
      expect([await unread('manager'), await unread('subManager')]).toEqual([[], []]);
      expect(await codes('manager')).toEqual(['access_asked']);
      expect(await unread('user')).toEqual(['access_approved']);
    });

    it('tell the requester that access has ended, or that nobody decided in time', async () => {
      const { ask, approve, codes, unread, pass } = await beginWithInboxes();
      await approve(await ask());
      await pass(HOUR);
      expect(await codes('user')).toEqual(['access_ended', 'access_approved']);
      await ask();
      await pass(HOUR);
      expect((await codes('user'))[0]).toBe('access_lapsed');
      expect(await unread('manager')).toEqual([]);
    });

    it('count an alert that begins again, for those who may open the device and want alerts', async () => {
      const { alert, inbox, codes, choose } = await beginWithInboxes();
      await alert();
      await alert();
      expect(only(await inbox('manager'))).toMatchObject({
        kind: 'alert',
        facts: { device: 'KIOSK', alert_code: 'IW2', alert_value: 95 },
        times: 2,
      });
      expect([await codes('subManager'), await codes('user')]).toEqual([[], []]);
      await choose('user', 'alert', 'inbox');
      await choose('manager', 'alert', 'off');
      await alert();
      expect(await codes('user')).toEqual(['alert_began']);
      expect(only(await inbox('manager')).times).toBe(2);
    });

    it('are read and unread, and count in the summary without what waits for a decision', async () => {
      const { ask, alert, inbox, unread, counted, mark } = await beginWithInboxes();
      await ask();
      await alert();
      expect(await counted('manager')).toBe(1);
      const pk = only(await inbox('manager', { kind: 'alert' })).pk;
      await mark('user', { pks: [pk], is_read: 1 });
      expect(await counted('manager')).toBe(1);
      await mark('manager', { kind: 'alert', is_read: 1 });
      expect([await counted('manager'), await unread('manager')]).toEqual([0, ['access_asked']]);
      await mark('manager', { pks: [pk], is_read: 0 });
      expect(await counted('manager')).toBe(1);
      await mark('manager', { is_read: 1 });
      expect(await unread('manager')).toEqual([]);
    });

    it('have preferences for the kinds that a person can get, of which security is never off', async () => {
      const { as, refused, choose } = await beginWithInboxes();
      const kinds = async (who: Person) =>
        (await as(who).ok('listInboxPreferences')).objects.map(({ kind, choice }) => `${kind} ${choice}`);
      expect(await kinds('user')).toEqual(['decision inbox', 'ticket inbox', 'alert off', 'security email']);
      await choose('subManager', 'ticket', 'off');
      expect(await kinds('subManager')).toEqual([
        'request inbox',
        'decision inbox',
        'ticket off',
        'alert inbox',
        'security email',
      ]);
      const off = { body: { kind: 'security', choice: 'off' } };
      expect(await refused('changeInboxPreference', off)).toEqual({
        status: 400,
        error: 'invalid_data',
        field: 'choice',
      });
      expect(await refused('markInbox', { body: { is_read: 0 } })).toMatchObject({ status: 400, field: 'pks' });
    });

    it('send an event to their owners alone', async () => {
      const { ask, approve, listen } = await beginWithInboxes();
      const [decider, requester] = [await listen('manager'), await listen('user')];
      const pk = await ask();
      expect(await decider('inbox_changed')).toEqual({ type: 'inbox_changed' });
      await approve(pk);
      expect(await requester('inbox_changed', 'approval_changed')).toMatchObject({ type: 'approval_changed' });
      expect(await requester('inbox_changed')).toEqual({ type: 'inbox_changed' });
    });
  });
}
