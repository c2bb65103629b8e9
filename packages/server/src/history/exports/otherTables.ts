import type { ApprovalStateCode, HistoryPeriod } from '@remote-console/domain';
import type { HistoryChoice, HistoryCut } from '../../audit/index.ts';
import type { DeviceChoice, PageRequest } from '../../devices/index.ts';
import { type ColumnOf, type ExportedTable, laidOut } from './exportedTable.ts';
import { mapPages, PAGE_ROWS, pagesOf } from './exportPages.ts';
import type { ApprovalKey, ExportedApproval, ExportedDevice, ExportSourceStore } from './exportSourceStore.ts';
import type { ExportStyle } from './exportStyle.ts';
import type { ExportTexts } from './exportTexts.ts';

async function* devicePages(sources: ExportSourceStore, pks: readonly number[]) {
  for (let start = 0; start < pks.length; start += PAGE_ROWS) {
    yield await sources.devices(pks.slice(start, start + PAGE_ROWS));
  }
}

/** The devices that a person may see as a table, with the columns of the device list (B-EXCEL-10). */
export async function deviceTable(
  sources: ExportSourceStore,
  choice: DeviceChoice,
  period: HistoryPeriod,
  cut: Pick<PageRequest, 'by' | 'order'>,
  { words, time, system }: ExportStyle,
): Promise<ExportedTable> {
  const columns: readonly ColumnOf<ExportedDevice>[] = [
    [words.device, 28, (device) => device.alias],
    [words.state, 10, (device) => (device.alive === 1 ? words.online : words.offline)],
    [words.memo, 36, (device) => device.memo],
    [words.group, 20, (device) => device.group_name],
    [words.system, 14, (device) => system(device.dev_os_id)],
    [words.publicAddress, 18, (device) => device.s_pub_ip],
    [words.privateAddress, 18, (device) => device.s_pri_ip],
    [words.version, 16, (device) => device.dev_ver],
    [words.lastConnected, 20, (device) => time(device.last_connected_at)],
    [words.lastDisconnected, 20, (device) => time(device.last_disconnected_at)],
    [words.tags, 28, (device) => device.tags.map(({ name }) => name).join(', ')],
  ];
  const { cells, ...layout } = laidOut(columns);
  const pks = await sources.devicePks(choice, period, cut);
  return {
    title: words.devices,
    ...layout,
    count: () => Promise.resolve(pks.length),
    pages: mapPages(devicePages(sources, pks), cells),
  };
}

function stateWord(state: ApprovalStateCode, words: ExportTexts): string {
  switch (state) {
    case 0:
      return words.pending;
    case 1:
      return words.rejected;
    case 2:
      return words.approved;
    case 3:
    case 4:
      return words.deviceGone;
  }
}

/** The approvals that a person may see as a table. */
export function approvalTable(
  sources: ExportSourceStore,
  choice: HistoryChoice<ApprovalKey>,
  order: HistoryCut['order'],
  { words, time }: ExportStyle,
): ExportedTable {
  const columns: readonly ColumnOf<ExportedApproval>[] = [
    [words.device, 28, (approval) => approval.device_alias],
    [words.publicAddress, 18, (approval) => approval.device_pub_ip],
    [words.proposed, 20, (approval) => time(approval.created_at)],
    [words.start, 20, (approval) => time(approval.start_at)],
    [words.end, 20, (approval) => time(approval.end_at)],
    [words.requester, 28, (approval) => approval.requester_id],
    [words.approver, 20, (approval) => approval.approver_name ?? ''],
    [words.state, 16, (approval) => stateWord(approval.approve_state, words)],
    [words.reason, 36, (approval) => approval.reason],
    [words.answer, 36, (approval) => approval.react_reason],
  ];
  const { cells, ...layout } = laidOut(columns);
  const rows = pagesOf(
    (cut) => sources.approvalPage(choice, cut),
    order,
    ({ created_at, pk }) => ({ at: created_at, pk }),
  );
  return {
    title: words.approvals,
    ...layout,
    count: () => sources.approvalCount(choice),
    pages: mapPages(rows, cells),
  };
}
