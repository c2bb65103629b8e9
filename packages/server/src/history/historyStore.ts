import { NO_BROWSER } from '@remote-console/domain';
import { sql } from 'kysely';
import {
  comesAfter,
  fromMark,
  type HistoryChoice,
  type HistoryColumns,
  type HistoryCut,
  ofChoice,
} from '../audit/index.ts';
import { companyTables, isDeviceVisibleTo } from '../database/index.ts';
import type { StoreAccess } from '../members/index.ts';

const REMOTE = {
  time: 'remote_sessions.start_time',
  pk: 'remote_sessions.pk',
  search: {
    reg_mail: ['remote_sessions.reg_mail'],
    alias: ['remote_sessions.alias'],
    ip: [
      'remote_sessions.host_public_ip',
      'remote_sessions.host_private_ip',
      'remote_sessions.viewer_public_ip',
      'remote_sessions.viewer_private_ip',
    ],
  },
} as const satisfies HistoryColumns<string>;

const FILES = {
  time: 'file_transfers.start_time',
  pk: 'file_transfers.pk',
  search: {
    mgrid: ['file_transfers.mgrid'],
    file_name: ['file_transfers.file_name'],
    alias: ['devices.alias'],
  },
} as const satisfies HistoryColumns<string>;

const ALERTS = {
  time: 'alerts.generate',
  pk: 'alerts.pk',
  search: { device: ['alerts.device'], alert_code: ['alerts.alert_code'] },
} as const satisfies HistoryColumns<string>;

/** The login ID, even of a deleted person. */
const loginId = sql<string>`coalesce(members.mgrid, access_history.mgrid)`;

const ACCESS = {
  time: 'access_history.created_at',
  pk: 'access_history.pk',
  search: {
    mgrid: [loginId],
    ip: ['access_history.address', 'access_history.private_address'],
    // Searches cover what the list shows.
    browser: [
      sql<string>`case when trim(access_history.browser) = '' then ${NO_BROWSER} else access_history.browser end`,
    ],
  },
} as const satisfies HistoryColumns<string>;

/** The search fields of each history. */
export type RemoteKey = keyof typeof REMOTE.search;
export type FileKey = keyof typeof FILES.search;
export type AlertKey = keyof typeof ALERTS.search;
export type AccessKey = keyof typeof ACCESS.search;

const total = sql<number>`count(*)`.as('total');

/** What happened in a company, as one person may read it. */
export function historyStore({ connection, scope }: Pick<StoreAccess, 'connection' | 'scope'>) {
  const tables = companyTables(connection, scope.companyId);

  const remote = (choice: HistoryChoice<RemoteKey>) =>
    tables
      .remoteHistory()
      .where(isDeviceVisibleTo(scope, 'remote_sessions.device_fk'))
      .where(ofChoice(connection, REMOTE, choice));
  const files = (choice: HistoryChoice<FileKey>) =>
    tables
      .fileHistory()
      .leftJoin('devices', 'devices.pk', 'file_transfers.device_fk')
      .where(isDeviceVisibleTo(scope, 'file_transfers.device_fk'))
      .where(ofChoice(connection, FILES, choice));
  const alerts = (choice: HistoryChoice<AlertKey>) =>
    tables
      .alertHistory()
      .where(isDeviceVisibleTo(scope, 'alerts.device_fk'))
      .where(ofChoice(connection, ALERTS, choice));
  const access = (choice: HistoryChoice<AccessKey>) =>
    tables
      .accessHistory()
      .leftJoin('members', 'members.pk', 'access_history.member_fk')
      .where(ofChoice(connection, ACCESS, choice));

  return {
    remote: {
      page: (choice: HistoryChoice<RemoteKey>, cut: HistoryCut) =>
        remote(fromMark(choice, cut))
          .where(comesAfter(REMOTE, cut))
          .selectAll('remote_sessions')
          .orderBy(sql.ref(REMOTE.time), cut.order)
          .orderBy(sql.ref(REMOTE.pk), cut.order)
          .limit(cut.limit)
          .offset(cut.offset ?? 0)
          .execute(),
      count: async (choice: HistoryChoice<RemoteKey>) =>
        (await remote(choice).select(total).executeTakeFirstOrThrow()).total,
    },
    files: {
      page: (choice: HistoryChoice<FileKey>, cut: HistoryCut) =>
        files(fromMark(choice, cut))
          .where(comesAfter(FILES, cut))
          .selectAll('file_transfers')
          .select('devices.alias')
          .orderBy(sql.ref(FILES.time), cut.order)
          .orderBy(sql.ref(FILES.pk), cut.order)
          .limit(cut.limit)
          .offset(cut.offset ?? 0)
          .execute(),
      count: async (choice: HistoryChoice<FileKey>) =>
        (await files(choice).select(total).executeTakeFirstOrThrow()).total,
    },
    alerts: {
      page: (choice: HistoryChoice<AlertKey>, cut: HistoryCut) =>
        alerts(fromMark(choice, cut))
          .where(comesAfter(ALERTS, cut))
          .selectAll('alerts')
          .orderBy(sql.ref(ALERTS.time), cut.order)
          .orderBy(sql.ref(ALERTS.pk), cut.order)
          .limit(cut.limit)
          .offset(cut.offset ?? 0)
          .execute(),
      count: async (choice: HistoryChoice<AlertKey>) =>
        (await alerts(choice).select(total).executeTakeFirstOrThrow()).total,
    },
    access: {
      page: (choice: HistoryChoice<AccessKey>, cut: HistoryCut) =>
        access(fromMark(choice, cut))
          .where(comesAfter(ACCESS, cut))
          .selectAll('access_history')
          .select(loginId.as('mgrid'))
          .orderBy(sql.ref(ACCESS.time), cut.order)
          .orderBy(sql.ref(ACCESS.pk), cut.order)
          .limit(cut.limit)
          .offset(cut.offset ?? 0)
          .execute(),
      count: async (choice: HistoryChoice<AccessKey>) =>
        (await access(choice).select(total).executeTakeFirstOrThrow()).total,
    },
  };
}

/** What a person may read about the past. */
export type HistoryStore = ReturnType<typeof historyStore>;
