import { MEMBER_TYPES, type UserSearchKey, userTypeRank } from '@remote-console/domain';
import type { User, UserOrderKey } from '../../contract.ts';
import { type Caller, seesPerson } from './callers.ts';
import { fold, pageOf, type World } from './world.ts';

/** What a page of people is asked for. */
interface UserQuery {
  readonly get: (
    name:
      | 'by'
      | 'order'
      | 'sort_active'
      | 'search_key'
      | 'search_value'
      | 'groupPk'
      | 'flag_servant'
      | 'limit'
      | 'offset',
  ) => string | null;
}

const ORDER_KEYS = ['mgrid', 'name', 'department', 'email', 'phone', 'flag_active', 'create_time'] as const;
const TEXTS: readonly Exclude<UserSearchKey, 'flag_active'>[] = ['mgrid', 'name', 'department', 'email', 'phone'];

function isFound(user: User, key: string | null, value: string): boolean {
  if (key === 'flag_active') return String(user.flag_active) === value;
  const looked = TEXTS.filter((name) => (key === null ? name === 'mgrid' || name === 'name' : name === key));
  return looked.some((name) => fold(user[name]).includes(fold(value.trim())));
}

function comparedBy(by: UserOrderKey, isDescending: boolean) {
  const keyOf = (user: User) => (by === 'create_time' || by === 'flag_active' ? '' : fold(user[by]));
  const sign = isDescending ? -1 : 1;
  return (one: User, other: User) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return a === b ? sign * (one.pk - other.pk) : a < b ? -sign : sign;
  };
}

/** The people a caller sees, found and in order: active ones first, then by type, then as asked. */
export function chosenUsers(world: World, caller: Caller, query: UserQuery): User[] {
  const value = query.get('search_value');
  const group = query.get('groupPk');
  const by = ORDER_KEYS.find((key) => key === query.get('by')) ?? 'mgrid';
  const compare = comparedBy(by, query.get('order') === 'desc');
  const activeSign = query.get('sort_active') === 'asc' ? 1 : -1;
  const isAllowed = (user: User) =>
    group === null ||
    world.state.links.some(
      ({ device_group_fk, member_fk }) => member_fk === user.pk && device_group_fk === Number(group),
    );
  const isBelow = ({ pk, member_type_id }: User) =>
    pk !== caller.pk && member_type_id !== MEMBER_TYPES.admin && member_type_id !== MEMBER_TYPES.operator;
  return world.state.users
    .filter((user) => seesPerson(world, caller, user) && isAllowed(user))
    .filter((user) => query.get('flag_servant') !== '1' || isBelow(user))
    .filter((user) => value === null || isFound(user, query.get('search_key'), value))
    .toSorted(
      (one, other) =>
        activeSign * (one.flag_active - other.flag_active) ||
        userTypeRank(one.member_type_id) - userTypeRank(other.member_type_id) ||
        compare(one, other),
    );
}

/** One page of them. */
export function userPage(world: World, caller: Caller, query: UserQuery) {
  const page = pageOf(chosenUsers(world, caller, query), query);
  return { ...page, objects: page.objects.map((user) => world.userRecord(user)) };
}
