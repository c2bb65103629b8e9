import { accessBrowser, parseAlertCode, transferDirection } from '@remote-console/domain';
import type { HistoryChoice, HistoryCut } from '../../audit/index.ts';
import { alertName, alertUnit } from '../../inbox/index.ts';
import type { AccessRow, AlertRow, FileRow, RemoteRow } from '../historyRecords.ts';
import type { AccessKey, AlertKey, FileKey, HistoryStore, RemoteKey } from '../historyStore.ts';
import { type ColumnOf, type ExportedTable, laidOut } from './exportedTable.ts';
import { mapPages, pagesOf } from './exportPages.ts';
import type { ExportStyle } from './exportStyle.ts';

type Order = HistoryCut['order'];

/** The remote-control sessions as a table. */
export function remoteTable(
  { remote }: HistoryStore,
  choice: HistoryChoice<RemoteKey>,
  order: Order,
  { words, time, system, yesOrNo }: ExportStyle,
): ExportedTable {
  const columns: readonly ColumnOf<RemoteRow>[] = [
    [words.user, 28, (row) => row.reg_mail],
    [words.device, 28, (row) => row.alias],
    [words.publicAddress, 18, (row) => row.host_public_ip],
    [words.privateAddress, 18, (row) => row.host_private_ip],
    [words.system, 16, (row) => system(row.host_os_id)],
    [words.viewerPublicAddress, 18, (row) => row.viewer_public_ip],
    [words.viewerPrivateAddress, 18, (row) => row.viewer_private_ip],
    [words.start, 20, (row) => time(row.start_time)],
    [words.end, 20, (row) => (row.end_time === null ? words.running : time(row.end_time))],
    [words.secured, 10, (row) => yesOrNo(row.security)],
  ];
  const { cells, ...layout } = laidOut(columns);
  const rows = pagesOf(
    (cut) => remote.page(choice, cut),
    order,
    ({ start_time, pk }) => ({ at: start_time, pk }),
  );
  return { title: words.remote, ...layout, count: () => remote.count(choice), pages: mapPages(rows, cells) };
}

/** The file transfers as a table. */
export function fileTable(
  { files }: HistoryStore,
  choice: HistoryChoice<FileKey>,
  order: Order,
  { words, time, system }: ExportStyle,
): ExportedTable {
  const directions = { user_to_device: words.toDevice, device_to_user: words.toUser };
  const columns: readonly ColumnOf<FileRow>[] = [
    [words.user, 28, (row) => row.mgrid],
    [words.device, 28, (row) => row.alias ?? ''],
    [words.fileName, 40, (row) => row.file_name],
    [words.direction, 18, (row) => directions[transferDirection(row.action_type)]],
    [words.size, 16, (row) => row.file_size],
    [words.system, 16, (row) => system(row.device_os_id)],
    [words.start, 20, (row) => time(row.start_time)],
    [words.end, 20, (row) => (row.end_time === null ? words.running : time(row.end_time))],
  ];
  const { cells, ...layout } = laidOut(columns);
  const rows = pagesOf(
    (cut) => files.page(choice, cut),
    order,
    ({ start_time, pk }) => ({ at: start_time, pk }),
  );
  return { title: words.files, ...layout, count: () => files.count(choice), pages: mapPages(rows, cells) };
}

/** The alerts as a table. */
export function alertTable(
  { alerts }: HistoryStore,
  choice: HistoryChoice<AlertKey>,
  order: Order,
  { words, time, system, language }: ExportStyle,
): ExportedTable {
  const typeOf = (row: AlertRow) => parseAlertCode(row.alert_code)?.type;
  const columns: readonly ColumnOf<AlertRow>[] = [
    [words.device, 28, (row) => row.device],
    [words.system, 16, (row) => system(row.device_os_id)],
    [
      words.alert,
      22,
      (row) => {
        const type = typeOf(row);
        return type ? alertName(type, language) : row.alert_code;
      },
    ],
    [words.value, 12, (row) => row.alert_value],
    [
      words.unit,
      10,
      (row) => {
        const type = typeOf(row);
        return type ? alertUnit(type, language) : '';
      },
    ],
    [words.time, 20, (row) => time(row.generate)],
  ];
  const { cells, ...layout } = laidOut(columns);
  const rows = pagesOf(
    (cut) => alerts.page(choice, cut),
    order,
    ({ generate, pk }) => ({ at: generate, pk }),
  );
  return { title: words.alerts, ...layout, count: () => alerts.count(choice), pages: mapPages(rows, cells) };
}

/** The logins as a table. */
export function accessTable(
  { access }: HistoryStore,
  choice: HistoryChoice<AccessKey>,
  order: Order,
  { words, time, system }: ExportStyle,
): ExportedTable {
  const columns: readonly ColumnOf<AccessRow>[] = [
    [words.user, 28, (row) => row.mgrid],
    [words.publicAddress, 18, (row) => row.address],
    [words.privateAddress, 18, (row) => row.private_address],
    [words.time, 20, (row) => time(row.created_at)],
    [words.browser, 24, (row) => accessBrowser(row.browser)],
    [words.system, 16, (row) => system(row.dev_os_id)],
    [words.result, 28, ({ outcome }) => words.resultName(outcome)],
  ];
  const { cells, ...layout } = laidOut(columns);
  const rows = pagesOf(
    (cut) => access.page(choice, cut),
    order,
    ({ created_at, pk }) => ({ at: created_at, pk }),
  );
  return { title: words.access, ...layout, count: () => access.count(choice), pages: mapPages(rows, cells) };
}
