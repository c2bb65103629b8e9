import { MEMBER_TYPES, type UserSearchKey, userTypeRank } from '@remote-console/domain';
import type { User, UserOrderKey } from '../../contract.ts';
import { type Caller, seesPerson } from './callers.ts';
import { fold, pageOf, type World } from './world.ts';

/** The query for a page of people. */
interface UserQuery {
  readonly get: (
    name:
      | 'by'
      | 'order'
      | 'sortActive'
      | 'searchKey'
      | 'searchValue'
      | 'linkedGroupId'
      | 'onlyBelowCaller'
      | 'limit'
      | 'offset',
  ) => string | null;
}

const ORDER_KEYS = ['mgrid', 'name', 'department', 'email', 'phone', 'flag_active', 'create_time'] as const;

/** The texts by which people are found and sorted, by search key. */
const TEXTS = {
  mgrid: 'loginId',
  name: 'name',
  department: 'department',
  email: 'email',
  phone: 'phone',
} as const satisfies Record<Exclude<UserSearchKey, 'flag_active'>, keyof User>;

function isFound(user: User, key: string | null, value: string): boolean {
  if (key === 'flag_active') return user.isActive === (value === '1');
  return Object.entries(TEXTS)
    .filter(([name]) => (key === null ? name === 'mgrid' || name === 'name' : name === key))
    .some(([, field]) => fold(user[field]).includes(fold(value.trim())));
}

function comparedBy(by: UserOrderKey, isDescending: boolean) {
  const keyOf = (user: User) => (by === 'create_time' || by === 'flag_active' ? '' : fold(user[TEXTS[by]]));
  const sign = isDescending ? -1 : 1;
  return (one: User, other: User) => {
    const [a, b] = [keyOf(one), keyOf(other)];
    return a === b ? sign * (one.id - other.id) : a < b ? -sign : sign;
  };
}

/** The people a caller sees, filtered and sorted: active ones first, then by type, then as requested. */
export function chosenUsers(world: World, caller: Caller, query: UserQuery): User[] {
  const value = query.get('searchValue');
  const group = query.get('linkedGroupId');
  const by = ORDER_KEYS.find((key) => key === query.get('by')) ?? 'mgrid';
  const compare = comparedBy(by, query.get('order') === 'desc');
  const activeSign = query.get('sortActive') === 'asc' ? 1 : -1;
  const isAllowed = (user: User) =>
    group === null ||
    world.state.links.some(({ groupId, memberId }) => memberId === user.id && groupId === Number(group));
  const isBelow = ({ id, memberType }: User) =>
    id !== caller.id && memberType !== MEMBER_TYPES.admin && memberType !== MEMBER_TYPES.operator;
  return world.state.users
    .filter((user) => seesPerson(world, caller, user) && isAllowed(user))
    .filter((user) => query.get('onlyBelowCaller') !== '1' || isBelow(user))
    .filter((user) => value === null || isFound(user, query.get('searchKey'), value))
    .toSorted(
      (one, other) =>
        activeSign * (Number(one.isActive) - Number(other.isActive)) ||
        userTypeRank(one.memberType) - userTypeRank(other.memberType) ||
        compare(one, other),
    );
}

/** One page of them. */
export function userPage(world: World, caller: Caller, query: UserQuery) {
  const page = pageOf(chosenUsers(world, caller, query), query);
  return { ...page, objects: page.objects.map((user) => world.userRecord(user)) };
}
