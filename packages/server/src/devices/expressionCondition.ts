import { DAY_MS, type FilterExpression, type FilterTerm, OPERATING_SYSTEMS } from '@remote-console/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { type Connection, groupWithSubgroups, type PersonScope } from '../database/index.ts';
import type { ResolvedNames } from './filterNames.ts';
import { openAlerts, runningApprovals } from './namedDevices.ts';

/** A typed filter with the meaning of its names for the requester. */
export interface ResolvedExpression {
  readonly expression: FilterExpression;
  readonly names: ResolvedNames;
}

type Condition = RawBuilder<SqlBool>;

const NEVER: Condition = sql<SqlBool>`1 = 0`;
const ALWAYS: Condition = sql<SqlBool>`1 = 1`;

const either = (parts: readonly Condition[]): Condition =>
  parts.length === 0 ? NEVER : sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
const both = (parts: readonly Condition[]): Condition => sql<SqlBool>`(${sql.join(parts, sql` and `)})`;

/** Conditions on the rows of `devices`, one for each kind of term. */
function termCondition(
  connection: Connection,
  scope: PersonScope,
  names: ResolvedNames,
): (term: FilterTerm) => Condition {
  const latest = sql`(select companies.latest_agent_version from companies where companies.pk = ${scope.companyId})`;
  // The plus keeps a planner from sorting all devices of the groups: a page is found quickly by following the order.
  const branchOf = (pk: number) => sql<SqlBool>`+devices.device_group_fk in (${groupWithSubgroups(scope, pk)})`;
  return (term) => {
    switch (term.kind) {
      case 'tag': {
        const pk = names.tag(term.name);
        if (pk === null) return NEVER;
        return sql<SqlBool>`devices.pk in (select device_tags.device_fk from device_tags where device_tags.tag_fk = ${pk})`;
      }
      case 'group':
        return either(names.groups(term.name).map(branchOf));
      case 'state':
        return sql<SqlBool>`devices.alive = ${term.value === 'online' ? 1 : 0}`;
      case 'os':
        return sql<SqlBool>`devices.dev_os_id = ${OPERATING_SYSTEMS.find(({ id }) => id === term.value)?.code ?? 0}`;
      case 'version':
        if (term.value === 'latest') return sql<SqlBool>`devices.dev_ver = ${latest}`;
        if (term.value === 'outdated') return sql<SqlBool>`devices.dev_ver <> ${latest}`;
        return sql<SqlBool>`devices.dev_ver = ${term.value}`;
      case 'seen': {
        const since = connection.now() - term.days * DAY_MS;
        const absent = sql<SqlBool>`(devices.alive = 0 and devices.last_disconnected_at <= ${since}
          and devices.created_at <= ${since})`;
        return term.within ? sql<SqlBool>`not ${absent}` : absent;
      }
      case 'alerts':
        return sql<SqlBool>`devices.pk in (${openAlerts(connection, scope, term.value).select('alerts.device_fk')})`;
      case 'access': {
        // People who need no approval may open every device.
        if (!scope.needsApproval) return term.value === 'open' ? ALWAYS : NEVER;
        const open = sql<SqlBool>`devices.pk in (${runningApprovals(connection, scope)})`;
        return term.value === 'open' ? open : sql<SqlBool>`not (${open})`;
      }
      case 'is':
        return sql<SqlBool>`devices.pk in (select favourites.device_fk from favourites
          where favourites.member_fk = ${scope.memberId})`;
    }
  };
}

/** The condition of a typed filter on a row of `devices`. */
export function expressionCondition(
  connection: Connection,
  scope: PersonScope,
  { expression, names }: ResolvedExpression,
): Condition {
  const ofTerm = termCondition(connection, scope, names);
  const conditionOf = (part: FilterExpression): Condition => {
    switch (part.kind) {
      case 'and':
        return both(part.parts.map(conditionOf));
      case 'or':
        return either(part.parts.map(conditionOf));
      case 'not':
        return sql<SqlBool>`not ${conditionOf(part.part)}`;
      default:
        return ofTerm(part);
    }
  };
  return conditionOf(expression);
}
