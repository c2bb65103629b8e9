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
import type { GroupWay } from './groupWays.ts';
import type { Cell } from './workbook.ts';

async function* devicePages(sources: ExportSourceStore, pks: readonly number[]) {
  for (let start = 0; start < pks.length; start += PAGE_ROWS) {
    yield await sources.devices(pks.slice(start, start + PAGE_ROWS));
  }
}

/** How a reader wants the devices written. */
interface DeviceStyle extends ExportStyle {
  readonly groupWay: GroupWay;
}

/** A device's value in each column. */
function deviceCells({
  words,
  time,
  system,
  groupWay,
}: DeviceStyle): Record<ExportedField, (device: ExportedDevice) => Cell> {
  return {
    ...valuesOfFields(EXPORTED_TEXTS, (field) => (device: ExportedDevice) => device[field]),
    alias: ({ alias }) => alias,
    isOnline: ({ isOnline }) => (isOnline ? words.online : words.offline),
    memo: ({ memo }) => memo,
    groupName: ({ groupId, groupName }) => groupWay(groupId) ?? groupName,
    osId: ({ osId }) => system(osId),
    publicIp: ({ publicIp }) => publicIp,
    lastConnectedTime: ({ lastConnectedAt }) => time(lastConnectedAt),
    lastDisconnectedTime: ({ lastDisconnectedAt }) => time(lastDisconnectedAt),
    tags: ({ tags }) => tags.map(({ name }) => name).join(', '),
  };
}

/** The devices that a person may see as a table, with the columns of the device list (B-EXCEL-10). */
export async function deviceTable(
  sources: ExportSourceStore,
  choice: DeviceChoice,
  period: HistoryPeriod,
  cut: Pick<PageRequest, 'by' | 'order'>,
  style: DeviceStyle,
): Promise<ExportedTable> {
  const { words } = style;
  const cellOf = deviceCells(style);
  const columns = EXPORTED_FIELDS.map((field): ColumnOf<ExportedDevice> => {
    const { word, width } = DEVICE_FIELDS[field].exported;
    return [words[word], width, cellOf[field]];
  });
  const { cells, ...layout } = laidOut(columns);
  const pks = await sources.deviceIds(choice, period, cut);
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
    [words.device, 28, (approval) => approval.deviceAlias],
    [words.publicAddress, 18, (approval) => approval.devicePublicIp],
    [words.proposed, 20, (approval) => time(approval.createdAt)],
    [words.start, 20, (approval) => time(approval.startAt)],
    [words.end, 20, (approval) => time(approval.endAt)],
    [words.requester, 28, (approval) => approval.requesterLoginId],
    [words.approver, 20, (approval) => approval.approverName],
    [words.state, 16, (approval) => stateWord(approval.decisionState, words)],
    [words.reason, 36, (approval) => approval.reason],
    [words.answer, 36, (approval) => approval.decisionReason],
  ];
  const { cells, ...layout } = laidOut(columns);
  const rows = pagesOf(
    (cut) => sources.approvalPage(choice, cut),
    order,
    ({ createdAt, pk }) => ({ at: createdAt, pk }),
  );
  return {
    title: words.approvals,
    ...layout,
    count: () => sources.approvalCount(choice),
    pages: mapPages(rows, cells),
  };
}
