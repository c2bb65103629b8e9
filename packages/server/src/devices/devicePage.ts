import {
  DEVICE_FIELDS,
  type DeviceSortKey,
  REPORTED_SORT_KEYS,
  SEARCHED_FIELDS,
  type SearchedField,
  valuesOfFields,
} from '@remote-console/domain';
import { sql, type SqlBool } from 'kysely';
import {
  companyTables,
  type Connection,
  containsPattern,
  groupWithSubgroups,
  isVisibleTo,
  type PersonScope,
  textKey,
} from '../database/index.ts';
import { filtered, ownFavourites, type DeviceFilter } from './deviceFilter.ts';

/** What a device is searched by. */
export type DeviceSearch =
  | { readonly key: 'any' | 'alias' | 'memo' | 'ip'; readonly text: string }
  | { readonly key: 'os'; readonly code: number };

/** The list from which devices are requested. */
export type DeviceSource =
  | { readonly kind: 'all' }
  | { readonly kind: 'favourites' }
  | {
      readonly kind: 'group';
      readonly pk: number;
      /** Whether to include the devices of the subgroups. */
      readonly subgroups: boolean;
    };

/** Which devices are requested. */
export interface DeviceChoice {
  readonly from: DeviceSource;
  readonly search: DeviceSearch | null;
  readonly filter: DeviceFilter;
}

/** Which part of them, in which order. */
export interface PageRequest {
  readonly by: DeviceSortKey;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const ORDER_COLUMNS = {
  alias: 'devices.alias_key',
  memo: 'devices.memo_key',
  alive: 'devices.alive',
  last_connected_time: 'devices.last_connected_at',
  device_group_name: 'device_groups.name_key',
  dev_os_id: 'devices.dev_os_id',
  ...valuesOfFields(REPORTED_SORT_KEYS, (key: string) => `devices.${key}`),
} satisfies Record<DeviceSortKey, string>;

const SEARCH_COLUMNS = {
  alias: 'devices.alias_key',
  memo: 'devices.memo_key',
  publicIp: 'devices.s_pub_ip',
  privateIp: 'devices.s_pri_ip',
  ipAddress: 'devices.ip_addr',
} as const satisfies Record<SearchedField, string>;

const ADDRESS_COLUMNS = SEARCHED_FIELDS.filter((field) => DEVICE_FIELDS[field].searched === 'ip').map(
  (field) => SEARCH_COLUMNS[field],
);

type DeviceQuery = ReturnType<ReturnType<typeof companyTables>['devices']>;

function contains(columns: readonly string[], text: string) {
  const pattern = containsPattern(textKey(text));
  const each = columns.map((column) => sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`);
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

function searched(query: DeviceQuery, search: DeviceSearch | null): DeviceQuery {
  switch (search?.key) {
    case undefined:
      return query;
    case 'alias':
      return query.where(contains([SEARCH_COLUMNS.alias], search.text));
    case 'memo':
      return query.where(contains([SEARCH_COLUMNS.memo], search.text));
    case 'ip':
      // The narrow text first: the wide rows are read only for devices that have it somewhere.
      return query.where(contains(['devices.search_key'], search.text)).where(contains(ADDRESS_COLUMNS, search.text));
    case 'any':
      return query.where(contains(['devices.search_key'], search.text));
    case 'os':
      return query.where('devices.dev_os_id', '=', search.code);
  }
}

/**
 * The devices that match a filter, among those the person may see.
 *
 * @param among Only among these devices of the company; among all of them by default.
 */
export function chosen(
  connection: Connection,
  scope: PersonScope,
  { from, search, filter }: DeviceChoice,
  among: DeviceQuery = companyTables(connection, scope.companyId).devices(),
): DeviceQuery {
  let query = among;
  switch (from.kind) {
    case 'all':
      query = query.where(isVisibleTo(scope, 'devices.device_group_fk'));
      break;
    case 'favourites':
      query = ownFavourites(query.where(isVisibleTo(scope, 'devices.device_group_fk')), scope);
      break;
    case 'group':
      // The plus keeps a planner from sorting all devices of the groups: following the order finds a page quickly.
      query = from.subgroups
        ? query.where(sql<SqlBool>`+devices.device_group_fk in (${groupWithSubgroups(scope, from.pk)})`)
        : query.where('devices.device_group_fk', '=', from.pk);
      query = query.where(isVisibleTo(scope, 'devices.device_group_fk'));
      break;
  }
  return searched(filtered(query, connection, scope, filter), search);
}

/** A page in order: real devices before simulated ones, then the requested order, then the ID in the same direction. */
export async function cutOf(query: DeviceQuery, { by, order, limit, offset }: PageRequest): Promise<number[]> {
  const joined =
    by === 'device_group_name'
      ? query.innerJoin('device_groups', 'device_groups.pk', 'devices.device_group_fk')
      : query;
  const rows = await joined
    .select('devices.pk')
    .orderBy('devices.simulated', 'asc')
    .orderBy(sql.ref(ORDER_COLUMNS[by]), order)
    .orderBy('devices.pk', order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ pk }) => pk);
}

/**
 * A page in the order of group names, real devices first. Each kind is read separately, group by group, so that the
 * database stops as soon as the page is full instead of sorting all devices.
 */
async function cutByGroupName(
  connection: Connection,
  scope: PersonScope,
  choice: DeviceChoice,
  { order, limit, offset }: PageRequest,
): Promise<number[]> {
  const kind = (simulated: 0 | 1) => chosen(connection, scope, choice).where('devices.simulated', '=', simulated);
  const walk = async (simulated: 0 | 1, atMost: number, from: number): Promise<number[]> => {
    const rows = await kind(simulated)
      .innerJoin('device_groups', 'device_groups.pk', 'devices.device_group_fk')
      .where('device_groups.company_fk', '=', scope.companyId)
      .select('devices.pk')
      .orderBy('device_groups.name_key', order)
      .orderBy('devices.pk', order)
      .limit(atMost)
      .offset(from)
      .execute();
    return rows.map(({ pk }) => pk);
  };
  const anyReal = await kind(0).select('devices.pk').limit(1).executeTakeFirst();
  const real = anyReal ? await walk(0, limit, offset) : [];
  if (real.length === limit) return real;
  let before = real.length > 0 ? offset + real.length : 0;
  if (anyReal && real.length === 0) {
    before = await countOf(kind(0));
  }
  return [...real, ...(await walk(1, limit - real.length, Math.max(0, offset - before)))];
}

/** The IDs of a page. */
export function pageOfPks(
  connection: Connection,
  scope: PersonScope,
  choice: DeviceChoice,
  cut: PageRequest,
): Promise<number[]> {
  return cut.by === 'device_group_name'
    ? cutByGroupName(connection, scope, choice, cut)
    : cutOf(chosen(connection, scope, choice), cut);
}

/** How many devices a query has. */
export async function countOf(query: DeviceQuery): Promise<number> {
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

/** How many devices match a filter. */
export const countChosen = (connection: Connection, scope: PersonScope, choice: DeviceChoice): Promise<number> =>
  countOf(chosen(connection, scope, choice));
