import type { InboxQuery } from '@remote-console/api-client/contract';
import type { InboxChoice, InboxKind } from '@remote-console/domain';
import { beginAlerts } from '../alerts/alertStore.ts';
import type { ThresholdSource } from '../alerts/thresholdStore.ts';
import { openApprovalFixture } from './approvalFixture.ts';
import { succeed } from './exchange.ts';
import { MEASURED, addDevices, addPerson, addTestGroup, letInto, sessionOf } from './testServer.ts';
import { only } from './testServer.ts';

/** A company with people known by name, and the contents of their inboxes. */
export async function openInboxFixture() {
  const fixture = await openApprovalFixture();
  const { testServer, company, group, device } = fixture;
  const { app, connection } = testServer;
  const token = fixture.tokens;

  const inbox = async (of: string, query: InboxQuery = {}) =>
    (await succeed(app, 'listInbox', { token: of, query: { ...query } })).objects;
  const codes = async (of: string, query: InboxQuery = {}) => (await inbox(of, query)).map(({ code }) => code);
  const unread = async (of: string) =>
    (await inbox(of, { unread: 1 })).map(({ code, times }) => (times === 1 ? code : `${code} ${times}`));
  const counted = async (of: string) =>
    only((await succeed(app, 'getDeviceSummary', { token: of })).objects).unread_inbox;
  const mark = (of: string, body: { is_read: 0 | 1; pks?: number[]; kind?: InboxKind }) =>
    succeed(app, 'markInbox', { token: of, body });
  const choose = (of: string, kind: InboxKind, choice: InboxChoice) =>
    succeed(app, 'changeInboxPreference', { token: of, body: { kind, choice } });

  const source: ThresholdSource = async () =>
    new Map([[group, [{ alertCode: 'IW2', alertMinutes: null, threshold: 90 }]]]);
  /** A device reports this much processor usage. An alert starts at 90, after less. */
  const report = async (cpuUsage: number, deviceId = device) => {
    await connection.transact(async (inside) => {
      const telemetry = { ...MEASURED, cpuUsage };
      await beginAlerts(inside, { pk: deviceId, device_group_fk: group }, telemetry, source);
      await inside.query
        .updateTable('device_telemetry')
        .set({ cpu_usage: cpuUsage })
        .where('device_fk', '=', deviceId)
        .execute();
    });
  };
  /** The same alert again and again. */
  const alert = async (times = 1, deviceId = device) => {
    for (let round = 0; round < times; round += 1) {
      await report(95, deviceId);
      await report(10, deviceId);
    }
  };
  /** A sub-manager who may open only another group. */
  const outsider = async () => {
    const other = await addTestGroup(testServer, company, 'Busan');
    await addDevices(testServer, company.companyId, [{ alias: 'BUSAN-01', device_group_fk: other }]);
    const pk = await addPerson(testServer, company.companyId, 'bea@alpha.example', { member_type_id: 6 });
    await letInto(testServer, pk, other);
    return sessionOf(testServer, pk);
  };
  return { ...fixture, token, inbox, codes, unread, counted, mark, choose, report, alert, outsider };
}
