import type { Group } from '@remote-console/api-client/contract';
import { type Connection, createRevisionCache, type RevisionCache } from '../database/index.ts';
import type { page } from '../http/index.ts';
import { sharedByCalls } from '../members/index.ts';

/** The groups of a person as they are answered. */
type GroupList = ReturnType<typeof page<Group>>;

/** The lists of groups that were recently answered, each until something in the company's groups changes. */
export type GroupLists = RevisionCache<GroupList>;

/** As many groups as take some hundred megabytes with everything that is cached for them. */
const GROUPS_AT_MOST = 200_000;

/** Caches lists of groups. */
export const keepGroupLists = ({ query }: Pick<Connection, 'query'>): GroupLists =>
  createRevisionCache<GroupList>(query, { most: GROUPS_AT_MOST, weigh: ({ body }) => 1 + body.objects.length });

/** The lists of groups shared by the calls of a server. */
export const groupLists = sharedByCalls(({ connection }) => keepGroupLists(connection));
