import { describe, expect, it } from 'vitest';
import { openApprovalFixture } from '../testing/approvalFixture.ts';
import { exchange, refuse, succeed } from '../testing/exchange.ts';
import { only, TELEMETRY } from '../testing/testServer.ts';
import { AGENT, command, openDeviceFixture } from '../testing/deviceFixture.ts';

describe('a deletion', () => {
  it.each([
    ['DELETE', '[B-ACTION-55]'],
    ['PUT with type delete', '[B-ACTION-56]'],
  ] as const)('by %s %s takes the device out of every list and count [B-ACTION-60]', async (way, _rows) => {
    const fixture = await openDeviceFixture([{ alias: 'OLD-TILL' }, {}]);
    const { testServer, app, token, device, pks, group, manager, company } = fixture;
    await succeed(app, 'addFavourite', { token, body: { servernum: device } });
    const approval = {
      company_fk: company.companyId,
      member_fk: manager,
      approver_fk: null,
      reason: '',
      react_reason: '',
    };
    await testServer.database.query
      .insertInto('approvals')
      .values(
        [0, 1, 2].map((approve_state) => ({
          ...approval,
          approve_state,
          device_fk: device,
          start_at: 1,
          end_at: 2,
          created_at: 1,
        })),
      )
      .execute();
    await command(fixture, token, device, { type: 'agent_restart' });

    const path = { devicePk: device };
    if (way === 'DELETE') await succeed(app, 'deleteDevice', { token, path });
    else await succeed(app, 'changeDevice', { token, path, body: { type: 'delete' } });

    const { meta, objects } = await succeed(app, 'listDevices', { token });
    expect([meta.total_count, objects.map(({ pk }) => pk)]).toEqual([1, [pks[1]]]);
    expect(await refuse(app, 'getDevice', { token, path })).toMatchObject({ status: 404 });
    expect(only((await succeed(app, 'getDeviceSummary', { token })).objects)).toMatchObject({ total: 1, online: 1 });
    const groups = (await succeed(app, 'listGroups', { token })).objects;
    expect(groups.find(({ pk }) => pk === group)?.device_count).toBe(1);
    expect((await succeed(app, 'listFavourites', { token })).objects).toEqual([]);
    const states = await testServer.database.query.selectFrom('approvals').select('approve_state').execute();
    expect(states).toEqual([4, 4, 4].map((approve_state) => ({ approve_state })));
    const events = await testServer.database.query.selectFrom('events').select(['type', 'device_fk']).execute();
    expect(events).toContainEqual({ type: 'device_removed', device_fk: device });
    expect(events.map(({ type }) => type)).toContain('groups_changed');
  });

  it('writes the audit entry 13 of type 5, with the name of the device [B-AUDIT-05] [C-AUDIT-17] [C-AUDIT-18]', async () => {
    const { app, token, device, pks, manager } = await openDeviceFixture([
      { alias: 'OLD-TILL' },
      { alias: 'OLD-KIOSK' },
    ]);
    const [, second = 0] = pks;
    await succeed(app, 'deleteDevice', { token, path: { devicePk: device } });
    await succeed(app, 'changeDevice', { token, path: { devicePk: second }, body: { type: 'delete' } });
    const { objects } = await succeed(app, 'listAudit', { token, query: { q: 13 } });
    const codes = { act_name_id: 13, act_type_id: 5, member_pk: manager, reg_mail: 'mia@alpha.example' };
    expect(objects).toHaveLength(2);
    expect(objects).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...codes, device_pk: device, old_value: 'OLD-TILL' }),
        expect.objectContaining({ ...codes, device_pk: second, old_value: 'OLD-KIOSK' }),
      ]),
    );
  });

  it('leaves its requests the last name and address that it had', async () => {
    const { testServer, device, tokens, request, decide, list } = await openApprovalFixture();
    await decide((await request()).pk, 1);
    const path = { devicePk: device };
    await succeed(testServer.app, 'changeDevice', { token: tokens.manager, path, body: { alias: 'Ｔill-07' } });
    await testServer.database.query
      .updateTable('devices')
      .set({ s_pub_ip: '198.51.100.4' })
      .where('pk', '=', device)
      .execute();
    await succeed(testServer.app, 'deleteDevice', { token: tokens.manager, path });
    const found = async (search_value: string) =>
      (await list({ type: 'history', search_key: 'device_alias', search_value })).objects;
    expect(only(await found('till'))).toMatchObject({
      device_alias: 'Ｔill-07',
      device_pub_ip: '198.51.100.4',
      approve_state: 4,
    });
    expect(await found('kiosk')).toEqual([]);
  });

  it('ends the agent: its token dies with a reason of its own, wherever it calls', async () => {
    const { app, token, device } = await openDeviceFixture();
    const waiting = exchange(app, 'listAgentCommands', { token: AGENT, query: { wait: 20 } });
    await succeed(app, 'deleteDevice', { token, path: { devicePk: device } });
    const removed = { status: 401, error: 'agent_removed' };
    expect((await waiting).body).toEqual(removed);
    expect(await refuse(app, 'listAgentCommands', { token: AGENT })).toEqual(removed);
    expect(await refuse(app, 'reportHeartbeat', { token: AGENT, body: { telemetry: TELEMETRY } })).toEqual(removed);
    expect(await refuse(app, 'listDevices', { token: AGENT })).toEqual(removed);
  });

  it('happens once, also of two at the same moment, and makes room in the license', async () => {
    const { testServer, app, token, device, company } = await openDeviceFixture();
    const call = { token, path: { devicePk: device } };
    const both = await Promise.all([exchange(app, 'deleteDevice', call), exchange(app, 'deleteDevice', call)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const { device_count } = await testServer.database.query
      .selectFrom('companies')
      .select('device_count')
      .where('pk', '=', company.companyId)
      .executeTakeFirstOrThrow();
    expect(device_count).toBe(0);
  });
});
