import { dateTimeText } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { only } from '../testServer.ts';
import { begin, type BehaviourFixture, type Person } from './behaviourFixture.ts';

const HOUR = 3_600_000;

/** The outcomes of requests for devices whose group names approvers, or a time in which requests are answered. */
export function teamBehaviour(name: string, open: () => Promise<BehaviourFixture>): void {
  const beginWithTeam = async () => {
    const calls = await begin(open);
    const { as, ok, change, now, lobby, userId, kiosk, people } = calls;
    await ok('addGroupLink', { body: { device_group_fk: lobby, member_fk: userId, confirm: 1 } });
    const policy = (
      rule: string,
      approvers: readonly Person[] = [],
      expiry_hours: number | null = null,
      recurring = false,
    ) => ({ approval_policy: { rule, approvers: approvers.map((who) => people[who]), expiry_hours, recurring } });
    const say = (...said: Parameters<typeof policy>) => ok('changeGroup', change(lobby, policy(...said)));
    const ask = async (change: object = {}) =>
      only(
        (
          await as('user').ok('sendApproval', {
            body: {
              device_pk: kiosk,
              start_time: dateTimeText(now()),
              end_time: dateTimeText(now() + 9 * HOUR),
              approval_reason: 'The printer jams',
              ...change,
            },
          })
        ).objects,
      );
    const answer = async (who: Person, pk: number, is_accept: 0 | 1) =>
      only(
        (
          await as(who).ok('sendApproval', {
            body: { pk, is_accept, ...(is_accept === 0 ? { react_reason: 'Not now' } : {}) },
          })
        ).objects,
      );
    const refusal = (who: Person, pk: number, body: object = { is_accept: 1 }) =>
      as(who).refused('sendApproval', { body: { pk, ...body } });
    const isOpen = async () =>
      only((await as('user').ok('listDevices')).objects.filter(({ pk }) => pk === kiosk)).approval === 1;
    const waiting = () =>
      Promise.all(
        (['manager', 'subManager'] as const).map(
          async (who) => only((await as(who).ok('getDeviceSummary')).objects).request_approval,
        ),
      );
    const items = async (who: Person) =>
      (await as(who).ok('listInbox', { query: { unread: 1 } })).objects.map(({ code }) => code).toSorted();
    const seen = async (who: Person, pk: number) => {
      const query = { approval_pk: pk, ...(who === 'user' ? {} : { type: 'request' as const }) };
      return only((await as(who).ok('listApprovals', { query })).objects);
    };
    const delegate = (who: Person, to: Person, from = now(), until = now() + HOUR) =>
      as(who).ok('setDelegation', {
        body: { delegate_pk: people[to], from_time: dateTimeText(from), until_time: dateTimeText(until) },
      });
    return { ...calls, policy, say, ask, answer, refusal, isOpen, waiting, items, seen, delegate };
  };

  describe(`requests with several approvers, by ${name},`, () => {
    it('are decided as usual until a group says otherwise, also for the groups below it', async () => {
      const { ok, change, group, policy, ask, seoul, lobby, people } = await beginWithTeam();
      expect(await group(lobby)).toMatchObject({
        approval_policy: null,
        inherited_approval_policy: { rule: 'single', approvers: [], expiry_hours: null },
      });
      await ok('changeGroup', change(seoul, policy('all', ['manager', 'subManager'])));
      const said = { rule: 'all', approvers: [{ pk: people.manager }, { pk: people.subManager }], expiry_hours: null };
      expect(await group(seoul)).toMatchObject({ approval_policy: said });
      expect(await group(lobby)).toMatchObject({ approval_policy: null, inherited_approval_policy: said });
      expect((await ask()).team).toMatchObject({ rule: 'all', may_answer: false, open_to_all: false });
      await ok('changeGroup', change(lobby, policy('single')));
      expect((await group(lobby)).approval_policy).toMatchObject({ rule: 'single', approvers: [] });
    });

    it('are refused a rule without approvers, with somebody who may not decide, and with a wrong time', async () => {
      const { refused, change, policy, lobby } = await beginWithTeam();
      const refusal = (...said: Parameters<typeof policy>) => refused('changeGroup', change(lobby, policy(...said)));
      expect(await refusal('all')).toEqual({ status: 400, error: 'approvers_missing', field: 'approvers' });
      expect(await refusal('any', ['user'])).toEqual({ status: 400, error: 'search_manager_405', field: 'approvers' });
      const twice = { status: 400, error: 'invalid_data', field: 'approvers' };
      expect(await refusal('any', ['manager', 'manager'])).toEqual(twice);
      expect(await refusal('single', ['manager'])).toEqual(twice);
      expect(await refusal('single', [], 721)).toMatchObject({ status: 400 });
    });

    it('tell who asks beforehand who decides', async () => {
      const { as, say, kiosk, people } = await beginWithTeam();
      const asked = async () => (await as('user').ok('listApprovals', { query: { device_pk: kiosk } })).asked;
      expect(await asked()).toBeUndefined();
      await say('ordered', ['subManager', 'manager'], 24);
      expect(await asked()).toMatchObject({
        rule: 'ordered',
        approvers: [{ pk: people.subManager }, { pk: people.manager }],
        expiry_hours: 24,
      });
    });

    it('open the device once all have approved', async () => {
      const { say, ask, answer, refusal, isOpen, waiting, items, seen, people } = await beginWithTeam();
      await say('all', ['manager', 'subManager']);
      const { pk } = await ask();
      expect(await waiting()).toEqual([1, 1]);
      expect([await items('manager'), await items('subManager')]).toEqual([['access_asked'], ['access_asked']]);
      const kept = await answer('subManager', pk, 1);
      expect(kept).toMatchObject({ approve_state: 0, team: { may_answer: false } });
      expect(kept.team?.approvers).toMatchObject([
        { pk: people.manager, state: 'asked', by: '' },
        { pk: people.subManager, state: 'approved', by: '' },
      ]);
      expect([await isOpen(), await waiting()]).toEqual([false, [1, 0]]);
      expect([await items('manager'), await items('subManager')]).toEqual([['access_asked'], []]);
      expect(await refusal('subManager', pk)).toEqual({ status: 403, error: 'not_your_turn' });
      expect((await seen('manager', pk)).team?.may_answer).toBe(true);
      expect(await answer('manager', pk, 1)).toMatchObject({ approve_state: 2, approver_fk: people.manager });
      expect([await isOpen(), await waiting()]).toEqual([true, [0, 0]]);
      expect(await items('user')).toEqual(['access_approved']);
    });

    it('are rejected by the first who rejects, and then asked for again', async () => {
      const { say, ask, answer, refusal, isOpen, items } = await beginWithTeam();
      await say('all', ['manager', 'subManager']);
      const { pk } = await ask();
      const rejected = await answer('manager', pk, 0);
      expect(rejected).toMatchObject({ approve_state: 1, react_reason: 'Not now' });
      expect(rejected.team?.approvers.map(({ state }) => state)).toEqual(['rejected', 'unneeded']);
      expect(await items('user')).toEqual(['access_rejected']);
      const alone = await refusal('subManager', pk, { is_accept: 1, version: rejected.version });
      expect(alone).toEqual({ status: 403, error: 'team_decided' });
      expect(await isOpen()).toBe(false);
      expect((await ask()).approve_state).toBe(0);
    });

    it('lose the access that they gave by anybody who decides', async () => {
      const { say, ask, answer, isOpen, as } = await beginWithTeam();
      await say('any', ['subManager']);
      const { pk } = await ask();
      const { version } = await answer('subManager', pk, 1);
      expect(await isOpen()).toBe(true);
      await as('manager').ok('sendApproval', { body: { pk, is_accept: 0, react_reason: 'Over', version } });
      expect(await isOpen()).toBe(false);
    });

    it('are decided by the first answer of any', async () => {
      const { say, ask, answer, refusal } = await beginWithTeam();
      await say('any', ['manager', 'subManager']);
      const { pk } = await ask();
      const decided = await answer('subManager', pk, 1);
      expect(decided).toMatchObject({ approve_state: 2 });
      expect(decided.team?.approvers.map(({ state }) => state)).toEqual(['unneeded', 'approved']);
      expect(await refusal('manager', pk)).toEqual({ status: 409, error: 'already_decided' });
    });

    it('ask one after the other in their order', async () => {
      const { say, ask, answer, refusal, waiting, items, seen } = await beginWithTeam();
      await say('ordered', ['subManager', 'manager']);
      const { pk } = await ask();
      expect([await waiting(), await items('manager')]).toEqual([[0, 1], []]);
      expect((await seen('manager', pk)).team?.approvers.map(({ state }) => state)).toEqual(['asked', 'later']);
      expect(await refusal('manager', pk)).toEqual({ status: 403, error: 'not_your_turn' });
      await answer('subManager', pk, 1);
      expect([await waiting(), await items('manager')]).toEqual([[1, 0], ['access_asked']]);
      expect(await answer('manager', pk, 1)).toMatchObject({ approve_state: 2 });
    });

    it('keep to what held when they were made', async () => {
      const { ok, change, say, ask, answer, lobby } = await beginWithTeam();
      await say('all', ['manager', 'subManager']);
      const { pk } = await ask();
      await ok('changeGroup', change(lobby, { approval_policy: null }));
      expect(await answer('manager', pk, 1)).toMatchObject({ approve_state: 0 });
      expect(await answer('subManager', pk, 1)).toMatchObject({ approve_state: 2 });
    });

    it('go on without an approver who is gone, and the requester is informed', async () => {
      const { ok, say, ask, pass, answer, items, seen, people } = await beginWithTeam();
      await say('ordered', ['subManager', 'manager']);
      const { pk } = await ask();
      await ok('deleteUser', { path: { userPk: people.subManager } });
      // Nobody waits for a cleanup: the next one may answer immediately.
      expect((await seen('manager', pk)).team).toMatchObject({ may_answer: true, open_to_all: false });
      await pass(6000);
      expect(await items('user')).toEqual(['access_moved']);
      expect(await items('manager')).toEqual(['access_asked']);
      expect((await seen('user', pk)).team?.approvers.map(({ state }) => state)).toEqual(['gone', 'asked']);
      expect(await answer('manager', pk, 1)).toMatchObject({ approve_state: 2 });
    });

    it('are for whoever decides when none of their approvers is left', async () => {
      const { ok, say, ask, pass, answer, items, waiting, seen, people } = await beginWithTeam();
      await say('all', ['subManager']);
      const { pk } = await ask();
      expect(await waiting()).toEqual([0, 1]);
      await ok('deleteUser', { path: { userPk: people.subManager } });
      await pass(6000);
      expect((await seen('manager', pk)).team).toMatchObject({ may_answer: true, open_to_all: true });
      expect([await items('user'), await items('manager')]).toEqual([['access_moved'], ['access_asked']]);
      expect(await answer('manager', pk, 1)).toMatchObject({ approve_state: 2 });
    });

    it('ask the delegate of an approver who is away, and say so', async () => {
      const { say, ask, answer, refusal, items, seen, delegate, as, people } = await beginWithTeam();
      await say('all', ['subManager']);
      const { pk } = await ask();
      expect(await refusal('manager', pk)).toEqual({ status: 403, error: 'not_your_turn' });
      const { objects } = await delegate('subManager', 'manager');
      expect(objects).toMatchObject([{ is_approver: true, delegation: { delegate: { pk: people.manager } } }]);
      expect([await items('subManager'), await items('manager')]).toEqual([[], ['access_asked']]);
      expect((await seen('manager', pk)).team).toMatchObject({
        may_answer: true,
        approvers: [{ pk: people.subManager, state: 'asked', by: expect.stringMatching(/\S/) }],
      });
      // Somebody who is away may answer all the same.
      expect((await seen('subManager', pk)).team?.may_answer).toBe(true);
      const decided = await answer('manager', pk, 1);
      expect(decided).toMatchObject({ approve_state: 2, approver_fk: people.manager });
      expect(decided.team?.approvers).toMatchObject([
        { pk: people.subManager, state: 'approved', by: expect.stringMatching(/\S/) },
      ]);
      await as('subManager').ok('endDelegation');
      expect((await as('subManager').ok('getDelegation')).objects).toMatchObject([{ delegation: null }]);
    });

    it('come back to the approver when the delegation ends or the delegate is gone', async () => {
      const { say, ask, pass, items, refusal, seen, delegate, as, ok, people } = await beginWithTeam();
      await say('all', ['manager']);
      const { pk } = await ask();
      await delegate('manager', 'subManager');
      expect([await items('manager'), await items('subManager')]).toEqual([[], ['access_asked']]);
      await pass(HOUR);
      expect([await items('manager'), await items('subManager')]).toEqual([['access_asked'], []]);
      expect(await refusal('subManager', pk)).toEqual({ status: 403, error: 'not_your_turn' });
      await delegate('manager', 'subManager');
      await ok('deleteUser', { path: { userPk: people.subManager } });
      expect((await seen('manager', pk)).team?.may_answer).toBe(true);
      await pass(6000);
      expect(await items('manager')).toEqual(['access_asked', 'delegate_gone']);
      expect(await items('user')).toEqual(['access_moved']);
      expect((await as('manager').ok('getDelegation')).objects).toMatchObject([{ delegation: null }]);
    });

    it('have no delegate who may not decide, nor oneself, nor for a time that is over', async () => {
      const { as, now, people } = await beginWithTeam();
      const refusal = (to: number, until = now() + HOUR) =>
        as('subManager').refused('setDelegation', {
          body: { delegate_pk: to, from_time: dateTimeText(now()), until_time: dateTimeText(until) },
        });
      expect(await refusal(people.user)).toEqual({ status: 400, error: 'search_manager_405', field: 'delegate_pk' });
      expect(await refusal(people.subManager)).toEqual({ status: 400, error: 'delegate_self', field: 'delegate_pk' });
      const over = { status: 400, error: 'date_validate_error', field: 'until_time' };
      expect(await refusal(people.manager, now())).toEqual(over);
      const body = {
        delegate_pk: people.manager,
        from_time: dateTimeText(now()),
        until_time: dateTimeText(now() + HOUR),
      };
      expect(await as('user').refused('setDelegation', { body })).toEqual({ status: 403, error: 'no_permission' });
      expect(await as('user').refused('listApprovers')).toEqual({ status: 403, error: 'no_permission' });
      const { objects } = await as('subManager').ok('listApprovers');
      expect(objects.map(({ pk }) => pk).toSorted()).toEqual([people.manager, people.subManager].toSorted());
    });
  });

  describe(`requests that expire, by ${name},`, () => {
    it('do so without an answer, and both sides are informed', async () => {
      const { say, ask, pass, refusal, items, waiting, seen, as, now } = await beginWithTeam();
      await say('single', [], 2);
      const asked = await ask();
      expect(asked).toMatchObject({ answer_by: new Date(now() + 2 * HOUR).toISOString(), expired: false });
      expect(asked).not.toHaveProperty('team');
      await pass(2 * HOUR - 1000);
      expect(await waiting()).toEqual([1, 1]);
      await pass(1000);
      expect(await waiting()).toEqual([0, 0]);
      expect(await items('user')).toEqual(['access_unanswered']);
      expect([await items('manager'), await items('subManager')]).toEqual([['access_missed'], ['access_missed']]);
      expect(await seen('user', asked.pk)).toMatchObject({ approve_state: 0, expired: true });
      expect(await refusal('manager', asked.pk)).toEqual({ status: 409, error: 'request_expired' });
      expect((await as('manager').ok('listApprovals', { query: { type: 'history' } })).objects).toHaveLength(1);
      // It can be requested again.
      expect((await ask()).approve_state).toBe(0);
    });

    it('give each answer its whole time, and inform those who were asked alone', async () => {
      const { say, ask, pass, answer, items } = await beginWithTeam();
      await say('ordered', ['manager', 'subManager'], 2);
      const { pk } = await ask();
      await pass(HOUR);
      const kept = await answer('manager', pk, 1);
      await pass(1.5 * HOUR);
      expect(kept.expired).toBe(false);
      expect(await items('subManager')).toEqual(['access_asked']);
      await pass(HOUR);
      expect([await items('user'), await items('manager'), await items('subManager')]).toEqual([
        ['access_unanswered'],
        [],
        ['access_missed'],
      ]);
    });
  });
  describe(`weekly windows, by ${name},`, () => {
    const DAY = 24 * HOUR;
    const SEOUL = 32;
    const dayOf = (at: number) => new Date(at + 9 * HOUR).toISOString().slice(0, 10);
    const weekdayOf = (at: number) => ((new Date(at + 9 * HOUR).getUTCDay() + 6) % 7) + 1;
    const beginWithWeeks = async () => {
      const calls = await beginWithTeam();
      const { now, pass, ask, say } = calls;
      // Starting at midnight in Seoul, so that the windows are where the test says.
      await pass(DAY - ((now() + 9 * HOUR) % DAY));
      const today = now();
      const weekly = (change: object = {}) => ({
        recurrence: {
          weekdays: [weekdayOf(today)],
          from: '09:00',
          to: '12:00',
          time_zone_id: SEOUL,
          first_day: dayOf(today),
          last_day: dayOf(today + 13 * DAY),
          ...change,
        },
      });
      return {
        ...calls,
        today,
        weekly,
        askWeekly: (change?: object) => ask(weekly(change)),
        allow: () => say('single', [], null, true),
      };
    };

    it('can be asked for only where a group allows them', async () => {
      const { as, kiosk, now, weekly, allow, askWeekly } = await beginWithWeeks();
      const body = {
        device_pk: kiosk,
        start_time: dateTimeText(now()),
        end_time: dateTimeText(now() + HOUR),
        approval_reason: 'r',
        ...weekly(),
      };
      const refusal = (change: object = {}) => as('user').refused('sendApproval', { body: { ...body, ...change } });
      expect(await refusal()).toEqual({ status: 403, error: 'recurring_refused', field: 'recurrence' });
      await allow();
      const wrong = { status: 400, error: 'date_validate_error', field: 'recurrence.to' };
      expect(await refusal(weekly({ to: '09:00' }))).toEqual(wrong);
      const late = { status: 400, error: 'date_validate_error', field: 'recurrence.last_day' };
      expect(await refusal(weekly({ last_day: dayOf(now() + 400 * DAY) }))).toEqual(late);
      const asked = await askWeekly();
      expect(asked).toMatchObject({ ...weekly(), approve_state: 0 });
      expect(asked).not.toHaveProperty('window');
    });

    it('open the device each week and close it again, until the last day', async () => {
      const { allow, askWeekly, answer, isOpen, pass, seen, today, items } = await beginWithWeeks();
      await allow();
      const { pk, start_time, end_time } = await askWeekly();
      const window = (week: number) => ({
        from_time: new Date(today + week * 7 * DAY + 9 * HOUR).toISOString(),
        to_time: new Date(today + week * 7 * DAY + 12 * HOUR).toISOString(),
      });
      expect([start_time, end_time]).toEqual([window(0).from_time, window(1).to_time]);
      expect(await answer('manager', pk, 1)).toMatchObject({ approve_state: 2, window: window(0) });
      expect(await isOpen()).toBe(false);
      await pass(9 * HOUR);
      expect(await isOpen()).toBe(true);
      await pass(3 * HOUR);
      expect(await isOpen()).toBe(false);
      expect((await seen('user', pk)).window).toEqual(window(1));
      await pass(7 * DAY - HOUR);
      expect(await isOpen()).toBe(true);
      await pass(HOUR);
      expect(await isOpen()).toBe(false);
      const over = await seen('user', pk);
      expect(over).toMatchObject({ approve_state: 2, expired: true });
      expect(over).not.toHaveProperty('window');
      expect(await items('user')).toContain('access_ended');
    });

    it('open at once when they are approved while they run, and close by the clock', async () => {
      const { allow, askWeekly, answer, isOpen, pass } = await beginWithWeeks();
      await allow();
      const { pk } = await askWeekly();
      await pass(10 * HOUR);
      await answer('subManager', pk, 1);
      expect(await isOpen()).toBe(true);
      await pass(2 * HOUR);
      expect(await isOpen()).toBe(false);
    });
  });
}
