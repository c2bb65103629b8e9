import { DAY_MS } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import type { Call } from '../exchange.ts';
import { only } from '../testServer.ts';
import { begin, type BehaviourFixture } from './behaviourFixture.ts';

/** The outcomes of temporary users' tickets. */
export function ticketBehaviour(name: string, open: () => Promise<BehaviourFixture>): void {
  const beginWithTickets = async () => {
    const calls = await begin(open);
    const { ok } = calls;
    const act = (ticket_pk: number, action_type: string, change: object = {}): Call => ({
      body: { ticket_pk, action_type, ...change },
    });
    const ticket = async (pk: number) => only((await ok('listTickets', { query: { ticket_pk: pk } })).objects);
    const idsOf = async (query: Call['query'] = {}) => (await ok('listTickets', { query })).objects.map(({ id }) => id);
    return { ...calls, act, ticket, idsOf };
  };

  describe(`tickets, by ${name},`, () => {
    it('are in the tab of their state, the newest first, and are counted', async () => {
      const { ok, apply, act, idsOf, as } = await beginWithTickets();
      const [one, two, three] = [await apply(), await apply(), await apply()];
      expect(await idsOf({ state: 'requested' })).toEqual([three, two, one]);
      await ok('actOnTicket', act(one, 'reject'));
      await ok('actOnTicket', act(two, 'approve'));
      const tabs = { requested: 1, approved: 1, reject: 1, completed: 0 };
      const { meta, objects } = await ok('listTickets', { query: { state: 'approved' } });
      expect(meta).toEqual({ total_count: 1, ...tabs });
      expect(objects.map(({ id }) => id)).toEqual([two]);
      expect((await ok('listTickets', { query: { state: 4 } })).objects).toMatchObject([{ id: one }]);
      expect(await idsOf({ order: 'asc', limit: 2 })).toEqual([one, two]);
      expect((await as('user').ok('listTickets')).objects).toHaveLength(3);
    });

    it('are counted in the summary of those who decide', async () => {
      const { ok, apply, act, as } = await beginWithTickets();
      const id = await apply();
      const waiting = async (who: 'manager' | 'subManager' | 'user') =>
        (await as(who).ok('getDeviceSummary')).meta.request_ticket;
      expect([await waiting('manager'), await waiting('subManager'), await waiting('user')]).toEqual([1, 1, 0]);
      await ok('actOnTicket', act(id, 'approve'));
      expect(await waiting('manager')).toBe(0);
    });

    it('are found by what they say and by their devices', async () => {
      const { ok, apply, act, idsOf, kiosk } = await beginWithTickets();
      const [one, two] = [await apply({ company: 'Hansol' }), await apply({ company: 'Minseo' })];
      await ok('actOnTicket', act(two, 'approve', { device_pks: [kiosk] }));
      expect(await idsOf({ search_value: 'hansol' })).toEqual([one]);
      expect(await idsOf({ search_key: 'device_name', search_value: 'kiosk' })).toEqual([two]);
      expect(await idsOf({ search_key: 'reqr_user_company', search_value: 'kiosk' })).toEqual([]);
      const { meta } = await ok('listTickets', { query: { search_value: 'minseo' } });
      expect(meta).toMatchObject({ total_count: 1, requested: 0, approved: 1 });
    });

    it('are approved with devices and a message, and ended', async () => {
      const { ok, apply, act, ticket, people, kiosk, printer } = await beginWithTickets();
      const id = await apply();
      await ok('actOnTicket', act(id, 'approve', { extra: ' Ask at the desk ', device_pks: [printer, kiosk] }));
      expect(await ticket(id)).toMatchObject({
        state: 2,
        extra: 'Ask at the desk',
        appr_mgr: { pk: people.manager, name: 'mia' },
        devices: [
          { pk: kiosk, device_name: 'KIOSK' },
          { pk: printer, device_name: 'PRINTER' },
        ],
      });
      await ok('actOnTicket', act(id, 'terminate'));
      expect(await ticket(id)).toMatchObject({ state: 10, extra: 'Ask at the desk' });
    });

    it('are acted on by whoever may, as their state allows, on devices that the person reaches', async () => {
      const { ok, refused, apply, act, as, kiosk } = await beginWithTickets();
      const id = await apply();
      const changed = { status: 409, error: 'ticket_state_changed' };
      expect(await refused('actOnTicket', act(id, 'terminate'))).toEqual(changed);
      expect(await refused('actOnTicket', act(999_999, 'approve'))).toEqual({ status: 404, error: 'not_found' });
      expect(await as('user').refused('actOnTicket', act(id, 'reject'))).toEqual({
        status: 403,
        error: 'no_permission',
      });
      const closed = { status: 403, error: 'no_group_access', field: 'device_pks' };
      const approval = act(id, 'approve', { device_pks: [kiosk] });
      expect(await as('subManager').refused('actOnTicket', approval)).toEqual(closed);
      const missing = act(id, 'approve', { device_pks: [999_999] });
      expect(await refused('actOnTicket', missing)).toEqual({ status: 404, error: 'not_found' });
      await ok('actOnTicket', act(id, 'reject'));
      expect(await refused('actOnTicket', act(id, 'approve'))).toEqual(changed);
    });

    it('are rejected when nobody approves them in a week, and completed when their work is over', async () => {
      const { ok, apply, act, ticket, pass, now } = await beginWithTickets();
      const [unseen, worked] = [await apply({ end: now() + 30 * DAY_MS }), await apply({ end: now() + 2 * DAY_MS })];
      await ok('actOnTicket', act(worked, 'approve'));
      await pass(2 * DAY_MS);
      expect([(await ticket(unseen)).state, (await ticket(worked)).state]).toEqual([0, 10]);
      await pass(5 * DAY_MS);
      expect((await ticket(unseen)).state).toBe(4);
    });

    it('are not approved any more when their work would be over', async () => {
      const { refused, apply, act, pass, now } = await beginWithTickets();
      const id = await apply({ end: now() + DAY_MS });
      await pass(DAY_MS);
      expect(await refused('actOnTicket', act(id, 'approve'))).toEqual({ status: 409, error: 'request_expired' });
    });

    it('send events to everybody, and those of devices only to people who may open their group', async () => {
      const { ok, apply, act, listen, kiosk } = await beginWithTickets();
      const [user, manager] = [await listen('user'), await listen('manager')];
      const id = await apply();
      await ok('changeDevice', { path: { devicePk: kiosk }, body: { alias: 'KIOSK-2' } });
      await ok('actOnTicket', act(id, 'approve'));
      expect(await manager('device_changed')).toEqual({ type: 'device_changed', device_pk: kiosk });
      const event = { type: 'ticket_changed', ticket_pk: id };
      expect(await user('device_changed', 'ticket_changed')).toEqual(event);
    });
  });
}
