import {
  type ApprovalStateCode,
  DEVICE_FIELDS,
  EXPORTED_FIELDS,
  type ExportedField,
  type HistoryPeriod,
  valuesOfFields,
} from '@remote-console/domain';
import type { HistoryChoice, HistoryCut } from '../../audit/index.ts';
import type { DeviceChoice, PageRequest } from '../../devices/index.ts';
import { type ColumnOf, type ExportedTable, laidOut } from './exportedTable.ts';
import { mapPages, PAGE_ROWS, pagesOf } from './exportPages.ts';
import {
  type ApprovalKey,
  EXPORTED_TEXTS,
  type ExportedApproval,
  type ExportedDevice,
  type ExportSourceStore,
} from './exportSourceStore.ts';
import type { ExportStyle } from './exportStyle.ts';
import type { ExportTexts } from './exportTexts.ts';
import type { Cell } from './workbook.ts';

async function* devicePages(sources: ExportSourceStore, pks: readonly number[]) {
  for (let start = 0; start < pks.length; start += PAGE_ROWS) {
    yield await sources.devices(pks.slice(start, start + PAGE_ROWS));
  }
}

/** What a device has in each column. */
function deviceCells({ words, time, system }: ExportStyle): Record<ExportedField, (device: ExportedDevice) => Cell> {
  return {
    ...valuesOfFields(EXPORTED_TEXTS, (field) => (device: ExportedDevice) => device[field]),
    alias: ({ alias }) => alias,
    alive: ({ alive }) => (alive === 1 ? words.online : words.offline),
    memo: ({ memo }) => memo,
    device_group_name: ({ group_name }) => group_name,
    dev_os_id: ({ dev_os_id }) => system(dev_os_id),
    s_pub_ip: ({ s_pub_ip }) => s_pub_ip,
    last_connected_time: ({ last_connected_at }) => time(last_connected_at),
    last_disconnected_time: ({ last_disconnected_at }) => time(last_disconnected_at),
    tags: ({ tags }) => tags.map(({ name }) => name).join(', '),
  };
}

/** The devices that a person may see as a table, with the columns of the device list (B-EXCEL-10). */
export async function deviceTable(
  sources: ExportSourceStore,
  choice: DeviceChoice,
  period: HistoryPeriod,
  cut: Pick<PageRequest, 'by' | 'order'>,
  style: ExportStyle,
): Promise<ExportedTable> {
  const { words } = style;
  const cellOf = deviceCells(style);
  const columns = EXPORTED_FIELDS.map((field): ColumnOf<ExportedDevice> => {
    const { word, width } = DEVICE_FIELDS[field].exported;
    return [words[word], width, cellOf[field]];
  });
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
