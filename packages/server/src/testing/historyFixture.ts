import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import {
  addCompany,
  addDevices,
  addPerson,
  addTestGroup,
  type TestServer,
  letInto,
  openTestServer,
  sessionOf,
} from './testServer.ts';

type NewSession = Partial<Insertable<Schema['remote_sessions']>> & { readonly start_time: number };
type NewLogin = Partial<Insertable<Schema['access_history']>>;
type NewAlert = Partial<Insertable<Schema['alerts']>> & { readonly generate: number };
type NewTransfer = Partial<Insertable<Schema['file_transfers']>> & { readonly start_time: number };

/** A company with two groups of one device each, an administrator, and a report viewer who may open one group. */
export async function openHistoryFixture(environment: Record<string, string> = {}) {
  const testServer = await openTestServer(environment);
  const company = await addCompany(testServer, 'Alpha');
  const seoul = await addTestGroup(testServer, company, 'Seoul');
  const busan = await addTestGroup(testServer, company, 'Busan');
  const [kiosk = 0, printer = 0] = await addDevices(testServer, company.companyId, [
    { alias: 'KIOSK-03', device_group_fk: seoul },
    { alias: 'PRINT-SRV', device_group_fk: busan },
  ]);
  const manager = await addPerson(testServer, company.companyId, 'mia@alpha.example', {
    member_type_id: 2,
    name: 'Mia',
  });
  const reporter = await addPerson(testServer, company.companyId, 'rea@alpha.example', {
    auth_val: '1,8',
    name: 'Rea',
  });
  await letInto(testServer, reporter, seoul);
  const fixture = { testServer, app: testServer.app, company, seoul, busan, kiosk, printer, manager, reporter };
  return {
    ...fixture,
    token: await sessionOf(testServer, manager),
    reporterToken: await sessionOf(testServer, reporter),
    addSessions: (...sessions: readonly NewSession[]) => addSessions(fixture, sessions),
    addLogins: (...logins: readonly NewLogin[]) => addLogins(fixture, logins),
    addAlerts: (...alerts: readonly NewAlert[]) => addAlerts(fixture, alerts),
    addTransfers: (...transfers: readonly NewTransfer[]) => addTransfers(fixture, transfers),
  };
}

interface HistoryScene {
  readonly testServer: TestServer;
  readonly company: { readonly companyId: number };
  readonly kiosk: number;
  readonly manager: number;
}

/** Logins of the administrator, now. */
async function addLogins({ testServer, company, manager }: HistoryScene, logins: readonly NewLogin[]) {
  const common = { company_fk: company.companyId, member_fk: manager, type_id: 1, dev_os_id: 1 };
  await testServer.database.query
    .insertInto('access_history')
    .values(
      logins.map((login) => ({
        ...common,
        created_at: testServer.clock.now,
        browser: '',
        address: '127.0.0.1',
        ...login,
      })),
    )
    .execute();
}

async function addSessions({ testServer, company, kiosk, manager }: HistoryScene, sessions: readonly NewSession[]) {
  await testServer.database.query
    .insertInto('remote_sessions')
    .values(
      sessions.map((session) => ({
        company_fk: company.companyId,
        device_fk: kiosk,
        member_fk: manager,
        reg_mail: 'mia@alpha.example',
        alias: 'KIOSK-03',
        host_public_ip: '203.0.113.7',
        host_private_ip: '192.168.0.7',
        host_os_id: 1,
        viewer_public_ip: '198.51.100.9',
        viewer_private_ip: '10.0.0.9',
        end_time: session.start_time + 60_000,
        security: 1 as const,
        began_with: 'screen' as const,
        ...session,
      })),
    )
    .execute();
}

async function addAlerts({ testServer, company, kiosk }: HistoryScene, alerts: readonly NewAlert[]) {
  await testServer.database.query
    .insertInto('alerts')
    .values(
      alerts.map((alert) => ({
        company_fk: company.companyId,
        device_fk: kiosk,
        device: 'KIOSK-03',
        device_os_id: 1,
        alert_code: 'IW2',
        alert_value: 97.5,
        ...alert,
      })),
    )
    .execute();
}

async function addTransfers({ testServer, company, kiosk, manager }: HistoryScene, transfers: readonly NewTransfer[]) {
  await testServer.database.query
    .insertInto('file_transfers')
    .values(
      transfers.map((transfer) => ({
        company_fk: company.companyId,
        device_fk: kiosk,
        member_fk: manager,
        end_time: transfer.start_time + 5000,
        mgrid: 'mia@alpha.example',
        file_name: 'prices.csv',
        action_type: 1,
        file_size: 1536,
        device_os_id: 1,
        ...transfer,
      })),
    )
    .execute();
}
