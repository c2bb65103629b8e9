import { DAY_MS, dateTimeText } from '@remote-console/domain';
import { describe, expect, it } from 'vitest';
import { HOUR, openApprovalFixture } from '../testing/approvalFixture.ts';
import { refuse } from '../testing/exchange.ts';
import { START } from '../testing/testServer.ts';

describe('the lists of requests', () => {
  it("are one's own for whoever asks without a type [C-APPROVAL-16]", async () => {
    const { request, list, tokens } = await openApprovalFixture();
    const own = await request();
    await request({}, tokens.subManager);
    expect((await list({}, tokens.user)).objects.map(({ pk }) => pk)).toEqual([own.pk]);
    expect((await list({}, tokens.manager)).objects).toEqual([]);
  });

  it('part what waits from what does not, each request in one of them [C-APPROVAL-24]', async () => {
    const { testServer, request, decide, list, second, device, tokens } = await openApprovalFixture();
    const decided = await request();
    await decide(decided.pk, 1);
    const waiting = await request({ end_time: dateTimeText(START + DAY_MS) });
    const expiring = await request({ device_pk: second });
    const ofDeleted = await request({ device_pk: second, end_time: dateTimeText(START + DAY_MS) }, tokens.subManager);
    testServer.clock.now = START + HOUR;
    const pks = async (type: string) =>
      (await list({ type, by: 'proposal_time', order: 'asc', limit: 10, offset: 0 })).objects.map(({ pk }) => pk);
    expect(await pks('request')).toEqual([waiting.pk, ofDeleted.pk]);
    expect(await pks('history')).toEqual([decided.pk, expiring.pk]);
    await testServer.database.query.deleteFrom('devices').where('pk', '=', second).execute();
    expect(await pks('request')).toEqual([waiting.pk]);
    const gone = (await list({ type: 'history' })).objects.find(({ pk }) => pk === ofDeleted.pk);
    // Its former name stays.
    expect(gone).toMatchObject({ approve_state: 4, device_alias: 'PRINT-02', device_fk: second });
    expect(device).not.toBe(second);
  });

  it('can be those for one device', async () => {
    const { request, list, device, second, tokens } = await openApprovalFixture();
    const kiosk = await request();
    const printer = await request({ device_pk: second });
    const pks = async (device_pk: number) =>
      (await list({ device_pk, by: 'proposal_time', order: 'desc', limit: 1 }, tokens.user)).objects.map(
        ({ pk }) => pk,
      );
    expect(await pks(device)).toEqual([kiosk.pk]);
    expect(await pks(second)).toEqual([printer.pk]);
    expect(await pks(second + 1000)).toEqual([]);
  });

  it('can be the one that a link names, in the list that it is in and for whoever may see it', async () => {
    const { request, decide, list, second, tokens } = await openApprovalFixture();
    const [kiosk, printer] = [await request(), await request({ device_pk: second })];
    await decide(printer.pk, 0, { react_reason: 'no' });
    const found = async (type: 'request' | 'history' | null, approval_pk: number, token: string) => {
      const { objects, meta } = await list({ ...(type === null ? {} : { type }), approval_pk }, token);
      return [meta.total_count, ...objects.map(({ pk }) => pk)];
    };
    expect(await found('request', kiosk.pk, tokens.subManager)).toEqual([1, kiosk.pk]);
    expect(await found('request', printer.pk, tokens.subManager)).toEqual([0]);
    expect(await found('history', printer.pk, tokens.subManager)).toEqual([1, printer.pk]);
    expect(await found(null, printer.pk, tokens.user)).toEqual([1, printer.pk]);
    expect(await found(null, printer.pk, tokens.subManager)).toEqual([0]);
  });

  it('have pages, orders and ranges of time [C-APPROVAL-25] [C-APPROVAL-26]', async () => {
    const { testServer, request, decide, list } = await openApprovalFixture();
    const pks: number[] = [];
    for (let hour = 0; hour < 5; hour += 1) {
      testServer.clock.now = START + hour * HOUR;
      const { pk } = await request();
      await decide(pk, 0, { react_reason: 'no' });
      pks.push(pk);
    }
    const history = (query: Record<string, string | number>) =>
      list({ type: 'history', by: 'proposal_time', ...query });
    const page = await history({ limit: 2, offset: 1, order: 'desc' });
    expect(page.meta).toEqual({ total_count: 5 });
    expect(page.objects.map(({ pk }) => pk)).toEqual([pks[3], pks[2]]);
    const ranged = await history({
      order: 'asc',
      start_date: dateTimeText(START + HOUR),
      end_date: dateTimeText(START + 3 * HOUR),
    });
    expect(ranged.objects.map(({ pk }) => pk)).toEqual([pks[1], pks[2], pks[3]]);
    expect(ranged.meta).toEqual({ total_count: 3 });
  });

  it('may carry the export_id of their table [C-APPROVAL-28]', async () => {
    const { list, request, tokens } = await openApprovalFixture();
    await request();
    const query = { type: 'request', export_id: 'approvalHistoryTable' };
    expect(await list(query, tokens.manager)).toEqual(await list({ type: 'request' }, tokens.manager));
    expect((await list(query, tokens.manager)).objects).toHaveLength(1);
  });

  it('refuse a day that the calendar does not have', async () => {
    const { testServer, tokens } = await openApprovalFixture();
    for (const field of ['start_date', 'end_date']) {
      const query = { [field]: '2026-02-30 00:00:00' };
      expect(await refuse(testServer.app, 'listApprovals', { token: tokens.manager, query })).toEqual({
        status: 400,
        error: 'date_validate_error',
        field,
      });
    }
  });

  it('are searched by device, requester and approver [C-APPROVAL-27]', async () => {
    const { request, list, second, people, tokens } = await openApprovalFixture();
    const kiosk = await request();
    const printer = await request({ device_pk: second, approver_pk: people.manager }, tokens.subManager);
    const found = async (search_value: string, search_key = 'any') =>
      (await list({ type: 'request', order: 'asc', search_key, search_value })).objects.map(({ pk }) => pk);
    expect(await found('kiosk', 'device_alias')).toEqual([kiosk.pk]);
    expect(await found('ＰＲＩＮＴ')).toEqual([printer.pk]);
    expect(await found('sam@', 'requester_id')).toEqual([printer.pk]);
    expect(await found('UMA', 'requester_name')).toEqual([kiosk.pk]);
    expect(await found('mia', 'approver_name')).toEqual([kiosk.pk, printer.pk]);
    expect(await found('%')).toEqual([]);
    expect((await list({ type: 'request' })).objects).toHaveLength(2);
  });
});
