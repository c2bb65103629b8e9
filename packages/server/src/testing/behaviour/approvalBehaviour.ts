import { dateTimeText } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import type { Call } from '../exchange.ts';
import { only } from '../testServer.ts';
import { begin, type BehaviourFixture, type Person } from './behaviourFixture.ts';

const HOUR = 3_600_000;

/** The outcomes of requests to access a device for a period. */
export function approvalBehaviour(name: string, open: () => Promise<BehaviourFixture>): void {
  /** The user may open the lobby with its kiosk. */
  const beginWithRequests = async () => {
    const calls = await begin(open);
    const { as, ok, now, lobby, userId, kiosk } = calls;
    await ok('addGroupLink', { body: { device_group_fk: lobby, member_fk: userId, confirm: 1 } });
    const asking = (change: object = {}): Call => ({
      body: {
        device_pk: kiosk,
        start_time: dateTimeText(now()),
        end_time: dateTimeText(now() + HOUR),
        approval_reason: ' The printer jams ',
        ...change,
      },
    });
    const ask = async (change: object = {}) => only((await as('user').ok('sendApproval', asking(change))).objects);
    const decision = (pk: number, is_accept: 0 | 1, change: object = {}): Call => ({
      body: { pk, is_accept, ...change },
    });
    const decide = async (...decided: Parameters<typeof decision>) =>
      only((await ok('sendApproval', decision(...decided))).objects);
    const list = async (query: Call['query'] = {}, who: Person = 'manager') =>
      (await as(who).ok('listApprovals', { query })).objects.map(({ pk }) => pk);
    const seenBy = async (who: Person = 'user') => {
      const { objects } = await as(who).ok('listDevices');
      return only(objects.filter(({ pk }) => pk === kiosk));
    };
    const isOpen = async (who?: Person) => (await seenBy(who)).approval === 1;
    const isRequested = async (who?: Person) => (await seenBy(who)).approval_requested;
    return { ...calls, asking, ask, decision, decide, list, isOpen, isRequested };
  };

  describe(`requests, by ${name},`, () => {
    it('wait for a decision, with the administrator as approver', async () => {
      const { ask, list, people, kiosk } = await beginWithRequests();
      const asked = await ask();
      expect(asked).toMatchObject({
        device_fk: kiosk,
        device_alias: 'KIOSK',
        requester_id: 'uma',
        approver_fk: people.manager,
        reason: 'The printer jams',
        approve_state: 0,
        expired: false,
        effective_from: null,
        version: 0,
      });
      expect(await list({ type: 'request' })).toEqual([asked.pk]);
      expect(await list({ type: 'request' }, 'subManager')).toEqual([asked.pk]);
      expect(await list({}, 'user')).toEqual([asked.pk]);
      expect(await list()).toEqual([]);
    });

    it('are counted in the summary of those who decide, while they wait', async () => {
      const { as, ask, decide } = await beginWithRequests();
      const waiting = () =>
        Promise.all(
          (['manager', 'subManager', 'user'] as const).map(
            async (who) => only((await as(who).ok('getDeviceSummary')).objects).request_approval,
          ),
        );
      expect(await waiting()).toEqual([0, 0, 0]);
      const { pk } = await ask();
      expect(await waiting()).toEqual([1, 1, 0]);
      await decide(pk, 1);
      expect(await waiting()).toEqual([0, 0, 0]);
    });

    it('are refused for a wrong period, without a reason and for what the person does not reach', async () => {
      const { as, asking, ask, now, printer, people } = await beginWithRequests();
      const refusal = (change: object, who: Person = 'user') => as(who).refused('sendApproval', asking(change));
      const badDate = { status: 400, error: 'date_validate_error' };
      expect(await refusal({ end_time: dateTimeText(now()) })).toEqual({ ...badDate, field: 'end_time' });
      const before = { start_time: dateTimeText(now() - 48 * HOUR) };
      expect(await refusal(before)).toEqual({ ...badDate, field: 'start_time' });
      const blank = { status: 400, error: 'approvals_reason', field: 'approval_reason' };
      expect(await refusal({ approval_reason: ' ' })).toEqual(blank);
      expect(await refusal({ device_pk: printer })).toEqual({ status: 403, error: 'no_group_access' });
      expect(await refusal({ device_pk: 999_999 })).toEqual({ status: 404, error: 'not_found' });
      expect(await refusal({}, 'subManager')).toEqual({ status: 403, error: 'no_permission' });
      const unable = { status: 400, error: 'search_manager_405', field: 'approver_pk' };
      expect(await refusal({ approver_pk: people.user })).toEqual(unable);
      await ask({ approver_pk: people.subManager });
      expect(await refusal({})).toEqual({ status: 409, error: 'already_requested' });
    });

    it('open the device from their approval to the end of their period', async () => {
      const { ask, decide, list, isOpen, pass, now } = await beginWithRequests();
      const { pk } = await ask();
      expect([await isOpen(), await isOpen('manager')]).toEqual([false, true]);
      await pass(HOUR / 2);
      const approved = await decide(pk, 1);
      const from = new Date(now()).toISOString();
      expect(approved).toMatchObject({ approve_state: 2, effective_from: from, version: 1, approver_id: 'mia' });
      expect(await isOpen()).toBe(true);
      expect([await list({ type: 'request' }), await list({ type: 'history' })]).toEqual([[], [pk]]);
      await pass(HOUR / 2);
      expect(await isOpen()).toBe(false);
    });

    it('are marked at the device for the requester alone, while they wait', async () => {
      const { ask, decide, isRequested, pass } = await beginWithRequests();
      expect(await isRequested()).toBe(false);
      const { pk } = await ask();
      expect([await isRequested(), await isRequested('manager')]).toEqual([true, false]);
      await decide(pk, 0, { react_reason: 'Not now' });
      expect(await isRequested()).toBe(false);
      await ask();
      await pass(HOUR);
      expect(await isRequested()).toBe(false);
    });

    it('are decided on by whoever may, with a reason for a rejection, and never by the requester', async () => {
      const { as, ask, decision, refused } = await beginWithRequests();
      const { pk } = await ask();
      const none = { status: 400, error: 'approvals_reason', field: 'react_reason' };
      expect(await refused('sendApproval', decision(pk, 0))).toEqual(none);
      const given = { status: 400, error: 'denial_reason_given', field: 'react_reason' };
      expect(await refused('sendApproval', decision(pk, 1, { react_reason: 'Why not' }))).toEqual(given);
      expect(await as('user').refused('sendApproval', decision(pk, 1))).toEqual({
        status: 403,
        error: 'no_permission',
      });
      expect(await refused('sendApproval', decision(999_999, 1))).toEqual({ status: 404, error: 'not_found' });
      expect(await as('user').refused('listApprovals', { query: { type: 'request' } })).toMatchObject({ status: 403 });
    });

    it('are decided on once, and otherwise by whoever has read the decision', async () => {
      const { ask, decide, decision, refused } = await beginWithRequests();
      const { pk } = await ask();
      expect(await decide(pk, 0, { react_reason: ' Not now ' })).toMatchObject({ approve_state: 1, version: 1 });
      expect(await refused('sendApproval', decision(pk, 1))).toEqual({ status: 409, error: 'already_decided' });
      const late = decision(pk, 1, { version: 0 });
      expect(await refused('sendApproval', late)).toEqual({ status: 409, error: 'changed_meanwhile' });
      expect(await decide(pk, 1, { version: 1 })).toMatchObject({ approve_state: 2, version: 2, react_reason: '' });
    });

    it('lapse when nobody has decided before their period is over, and are asked for again', async () => {
      const { ask, decision, list, refused, pass } = await beginWithRequests();
      const { pk } = await ask();
      await pass(HOUR);
      expect([await list({ type: 'request' }), await list({ type: 'history' })]).toEqual([[], [pk]]);
      expect(await refused('sendApproval', decision(pk, 1))).toEqual({ status: 409, error: 'request_expired' });
      const again = await ask({ earlier_pk: pk });
      expect(again.earlier_pk).toBe(pk);
      expect(await list({}, 'user')).toEqual([again.pk, pk]);
      expect(await list({ order: 'asc', limit: 1 }, 'user')).toEqual([pk]);
    });

    it('are found by device, people and time', async () => {
      const { ask, list, kiosk, printer, now } = await beginWithRequests();
      const { pk } = await ask();
      const found = (query: Call['query']) => list({ type: 'request', ...query });
      expect(await found({ search_value: 'kiosk' })).toEqual([pk]);
      expect(await found({ search_key: 'requester_id', search_value: 'kiosk' })).toEqual([]);
      expect(await found({ search_key: 'approver_name', search_value: 'MIA' })).toEqual([pk]);
      expect([await found({ device_pk: kiosk }), await found({ device_pk: printer })]).toEqual([[pk], []]);
      expect([await found({ approval_pk: pk }), await found({ approval_pk: pk + 1 })]).toEqual([[pk], []]);
      expect(await found({ start_date: dateTimeText(now() + HOUR) })).toEqual([]);
      expect(await found({ end_date: dateTimeText(now()) })).toEqual([pk]);
    });

    it('keep the name of a device that is gone, and wait for it no more', async () => {
      const { ok, ask, as, decision, list, refused, kiosk } = await beginWithRequests();
      const { pk } = await ask();
      await ok('deleteDevice', { path: { devicePk: kiosk } });
      const own = only((await as('user').ok('listApprovals')).objects);
      expect(own).toMatchObject({ device_alias: 'KIOSK', approve_state: 4 });
      expect([await list({ type: 'request' }), await list({ type: 'history' })]).toEqual([[], [pk]]);
      expect(await refused('sendApproval', decision(pk, 1))).toEqual({ status: 409, error: 'device_deleted' });
    });

    it('send events to the requester and to those who decide', async () => {
      const { ask, decide, listen, pass } = await beginWithRequests();
      const [requester, decider] = [await listen('user'), await listen('subManager')];
      const { pk } = await ask();
      const event = { type: 'approval_changed', approval_pk: pk };
      expect(await requester('approval_changed')).toEqual(event);
      expect(await decider('approval_changed')).toEqual(event);
      await decide(pk, 1);
      expect(await requester('approval_changed')).toEqual(event);
      expect(await requester('device_changed', 'approval_changed')).toMatchObject({ type: 'device_changed' });
      await pass(HOUR);
      expect(await requester('approval_changed')).toEqual(event);
    });
  });
}
