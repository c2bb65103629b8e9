import type { UserOrderKey, UserSearchKey } from '@remote-console/api-client/contract';
import { MEMBER_TYPES, userTypeRank } from '@remote-console/domain';
import { sql, type SqlBool } from 'kysely';
import {
  companyTables,
  type Connection,
  containsPattern,
  isPersonVisibleTo,
  type PersonScope,
  textKey,
} from '../database/index.ts';

/** What people are searched by; both ID and name for `any`. */
export type UserSearch =
  | { readonly key: Exclude<UserSearchKey, 'flag_active'> | 'any'; readonly text: string }
  | { readonly key: 'flag_active'; readonly active: 0 | 1 };

/** Which people are requested. */
export interface UserChoice {
  readonly search: UserSearch | null;
  /** Only people who may open this group; null for all. */
  readonly groupId: number | null;
  /** Only the people below the caller, which excludes administrators. */
  readonly isBelowCaller: boolean;
}

/** Which part of them, in which order. */
export interface UserCut {
  readonly by: UserOrderKey;
  readonly order: 'asc' | 'desc';
  readonly activeOrder: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const ORDER_COLUMNS = {
  mgrid: 'members.mgrid_key',
  name: 'members.name_key',
  department: 'members.department_key',
  email: 'members.email_key',
  phone: 'members.phone_key',
  flag_active: 'members.flag_active',
  create_time: 'members.created_at',
} as const satisfies Record<UserOrderKey, string>;

const SEARCH_COLUMNS = {
  any: ['members.mgrid_key', 'members.name_key'],
  mgrid: ['members.mgrid_key'],
  name: ['members.name_key'],
  department: ['members.department_key'],
  email: ['members.email_key'],
  phone: ['members.phone_key'],
} as const;

/** 6 before 7 before everybody else (C-MANAGER-28, C-MANAGER-29). */
const TYPE_RANK = sql`case members.member_type_id ${sql.join(
  Object.values(MEMBER_TYPES).map((type) => sql`when ${sql.lit(type)} then ${sql.lit(userTypeRank(type))}`),
  sql` `,
)} end`;

function found(search: UserSearch) {
  if (search.key === 'flag_active') return sql<SqlBool>`members.flag_active = ${search.active}`;
  const pattern = containsPattern(textKey(search.text));
  const each = SEARCH_COLUMNS[search.key].map((column) => sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`);
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

/** The people that match a filter, among those the person may see. */
export function chosenUsers(
  connection: Connection,
  scope: PersonScope,
  { search, groupId, isBelowCaller }: UserChoice,
) {
  let query = companyTables(connection, scope.companyId).members().where(isPersonVisibleTo(scope));
  if (search) query = query.where(found(search));
  if (groupId !== null) {
    query = query.where((eb) =>
      eb(
        'members.pk',
        'in',
        eb.selectFrom('group_members').select('group_members.member_fk').where('device_group_fk', '=', groupId),
      ),
    );
  }
  if (isBelowCaller) {
    query = query
      .where('members.member_type_id', 'not in', [MEMBER_TYPES.admin, MEMBER_TYPES.operator])
      .where('members.pk', '!=', scope.memberId);
  }
  return query;
}

/** The IDs of a page of the whole result: active people first, then by type, then in the requested order. */
export async function pageOfUserPks(
  connection: Connection,
  scope: PersonScope,
  choice: UserChoice,
  { by, order, activeOrder, limit, offset }: UserCut,
): Promise<number[]> {
  const rows = await chosenUsers(connection, scope, choice)
    .select('members.pk')
    .orderBy('members.flag_active', activeOrder)
    .orderBy(TYPE_RANK)
    .orderBy(ORDER_COLUMNS[by], order)
    .orderBy('members.pk', order)
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ pk }) => pk);
}
