import type { DeviceOrderKey } from '@remote-console/api-client/contract';
import { sql, type SqlBool } from 'kysely';
import type { Connection } from '../database/connection.ts';
import { companyTables, inReach, type PersonScope } from '../database/scope.ts';
import { containsPattern, textKey } from '../database/textKey.ts';

/** What a device is looked up by. */
export type DeviceSearch =
  | { readonly key: 'any' | 'alias' | 'memo' | 'ip'; readonly text: string }
  | { readonly key: 'os'; readonly code: number };

/** Which devices are asked for. */
export interface DeviceChoice {
  readonly from:
    | { readonly kind: 'all' }
    | { readonly kind: 'favourites' }
    | { readonly kind: 'group'; readonly pk: number };
  readonly search: DeviceSearch | null;
  readonly alive: 0 | 1 | null;
}

/** Which part of them, in which order. */
export interface DeviceCut {
  readonly by: DeviceOrderKey;
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
} as const satisfies Record<DeviceOrderKey, string>;

const ADDRESS_COLUMNS = ['devices.s_pub_ip', 'devices.s_pri_ip', 'devices.ip_addr'] as const;

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
      return query.where(contains(['devices.alias_key'], search.text));
    case 'memo':
      return query.where(contains(['devices.memo_key'], search.text));
    case 'ip':
      return query.where(contains(ADDRESS_COLUMNS, search.text));
    case 'any':
      return query.where(contains(['devices.alias_key', 'devices.memo_key', ...ADDRESS_COLUMNS], search.text));
    case 'os':
      return query.where('devices.dev_os_id', '=', search.code);
  }
}

/** The devices of a choice, among those the person may see. */
function chosen(connection: Connection, scope: PersonScope, { from, search, alive }: DeviceChoice): DeviceQuery {
  let query: DeviceQuery = companyTables(connection, scope.companyPk).devices();
  switch (from.kind) {
    case 'all':
      query = query.where(inReach(scope, 'devices.device_group_fk'));
      break;
    case 'favourites':
      query = query
        .where(inReach(scope, 'devices.device_group_fk'))
        .where((eb) =>
          eb(
            'devices.pk',
            'in',
            eb
              .selectFrom('favourites')
              .select('favourites.device_fk')
              .where('favourites.member_fk', '=', scope.memberPk),
          ),
        );
      break;
    case 'group':
      query = query.where('devices.device_group_fk', '=', from.pk).where(inReach(scope, 'devices.device_group_fk'));
      break;
  }
  if (alive !== null) query = query.where('devices.alive', '=', alive);
  return searched(query, search);
}

/** The pks of a page: real devices before simulated ones, then the asked order, then the pk in the same direction. */
export async function pageOfPks(
  connection: Connection,
  scope: PersonScope,
  choice: DeviceChoice,
  { by, order, limit, offset }: DeviceCut,
): Promise<number[]> {
  const query = chosen(connection, scope, choice);
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

/** How many devices a choice has. */
export async function countChosen(connection: Connection, scope: PersonScope, choice: DeviceChoice): Promise<number> {
  const { total } = await chosen(connection, scope, choice)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
