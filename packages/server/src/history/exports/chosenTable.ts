import type { ExportRequest } from '@remote-console/api-client/contract';
import { DEVICE_SORT_KEYS, type DeviceSortKey, type Language, OPERATING_SYSTEMS } from '@remote-console/domain';
import { type CallAudit, type HistoryChoice, readChoice } from '../../audit/index.ts';
import { askedFilter, type DeviceSearch, deviceSource, type DeviceStore } from '../../devices/index.ts';
import type { GroupStore } from '../../groups/index.ts';
import { problem } from '../../http/index.ts';
import type { PersonContext } from '../../members/index.ts';
import type { HistoryStore } from '../historyStore.ts';
import { administrationTable } from './administrationTable.ts';
import { deletedTable } from './deletedTable.ts';
import type { ExportedTable } from './exportedTable.ts';
import type { ExportSourceStore } from './exportSourceStore.ts';
import { type ExportStyle, exportStyle } from './exportStyle.ts';
import { groupWays } from './groupWays.ts';
import { accessTable, alertTable, fileTable, remoteTable } from './historyTables.ts';
import { approvalTable, deviceTable } from './otherTables.ts';

/** A chosen table, or why there is none. */
export type ChosenTable =
  | { readonly ok: true; readonly table: ExportedTable }
  | { readonly ok: false; readonly refusal: Refused<400> | Refused<403> | Refused<404> };

type Refused<Status extends number> = ReturnType<typeof problem<Status>>;

const refused = (refusal: Refused<400> | Refused<403> | Refused<404>): ChosenTable => ({ ok: false, refusal });
const invalid = (field: string): ChosenTable => refused(problem(400, 'invalid_data', field));
const chosen = (table: ExportedTable): ChosenTable => ({ ok: true, table });

const isSortKey = (by: string): by is DeviceSortKey => DEVICE_SORT_KEYS.some((key) => key === by);

/** The table of a history, once its filter is parsed. The first key is the one used by a search without a key. */
function historyTable<Key extends string>(
  body: ExportRequest,
  zone: number,
  by: string,
  keys: readonly [Key, ...Key[]],
  make: (choice: HistoryChoice<Key>) => ExportedTable,
): ChosenTable {
  if (body.by !== undefined && body.by !== by) return invalid('by');
  const key = keys.find((each) => each === (body.searchKey ?? keys[0]));
  if (key === undefined) return invalid('searchKey');
  const read = readChoice({ ...body, searchKey: key }, keys[0], zone);
  return read.ok ? chosen(make(read.choice)) : invalid(read.field);
}

function deviceSearch({ searchKey = 'any', searchValue }: ExportRequest): DeviceSearch | 'invalid' | null {
  if (searchValue === undefined) return null;
  if (searchKey === 'any' || searchKey === 'alias' || searchKey === 'memo' || searchKey === 'ip') {
    return { key: searchKey, text: searchValue };
  }
  const system = OPERATING_SYSTEMS.find(({ code }) => String(code) === searchValue.trim());
  return searchKey === 'os' && system ? { key: 'os', code: system.code } : 'invalid';
}

async function devices(
  body: ExportRequest,
  {
    session,
    stores,
  }: PersonContext<{
    readonly devices: DeviceStore;
    readonly exportSources: ExportSourceStore;
    readonly groups: GroupStore;
  }>,
  style: ExportStyle,
): Promise<ChosenTable> {
  const { by = 'alias', order = 'asc' } = body;
  if (!isSortKey(by)) return invalid('by');
  const search = deviceSearch(body);
  if (search === 'invalid') return invalid('searchValue');
  const read = readChoice({ ...body, searchKey: 'any' }, 'any', session.member.time_zone_id);
  if (!read.ok) return invalid(read.field);
  const found = await deviceSource(stores, body);
  if (!found.ok) return refused(found.refusal);
  const asked = await askedFilter(stores, body);
  if (!asked.ok) return refused(asked.refusal);
  const choice = { from: found.source, search, filter: asked.filter };
  const groupWay = groupWays(await stores.groups.list(), style.language, style.words);
  const deviceStyle = { ...style, groupWay };
  return chosen(await deviceTable(stores.exportSources, choice, read.choice.period, { by, order }, deviceStyle));
}

/** The table named by a request, as the requester may see it. */
export async function chosenTable(
  body: ExportRequest,
  context: PersonContext<{
    readonly audit: CallAudit;
    readonly devices: DeviceStore;
    readonly exportSources: ExportSourceStore;
    readonly groups: GroupStore;
    readonly history: HistoryStore;
  }>,
  language: Language,
): Promise<ChosenTable> {
  const { session, stores } = context;
  const { order = 'desc' } = body;
  const zone = session.member.time_zone_id;
  const style = exportStyle(session.member, language);
  const { history } = stores;
  switch (body.exportId) {
    case 'deviceTable':
      return devices(body, context, style);
    case 'remoteHistoryTable':
      return historyTable(body, zone, 'create_time', ['reg_mail', 'alias', 'ip'], (choice) =>
        remoteTable(history, choice, order, style),
      );
    case 'fileHistoryTable':
    case 'transferHistoryTable':
      return historyTable(body, zone, 'create_time', ['mgrid', 'file_name', 'alias'], (choice) =>
        fileTable(history, choice, order, style),
      );
    case 'alertHistoryTable':
      return historyTable(body, zone, 'create_time', ['device', 'alert_code'], (choice) =>
        alertTable(history, choice, order, style),
      );
    case 'accessHistoryTable':
      return historyTable(body, zone, 'create_time', ['mgrid', 'ip', 'browser'], (choice) =>
        accessTable(history, choice, order, style),
      );
    case 'deleteHistoryTable':
    case 'deletedDeviceTable':
      return historyTable(body, zone, 'act_time', ['reg_mail', 'name'], (choice) =>
        deletedTable(stores, choice, order, style),
      );
    case 'administrationHistoryTable':
      return historyTable(body, zone, 'act_time', ['reg_mail', 'subject'], (choice) =>
        administrationTable(stores, choice, order, style),
      );
    case 'approvalHistoryTable':
      return historyTable(
        body,
        zone,
        'proposal_time',
        ['any', 'device_alias', 'requester_id', 'requester_name', 'approver_name'],
        (choice) => approvalTable(stores.exportSources, choice, order, style),
      );
  }
}
