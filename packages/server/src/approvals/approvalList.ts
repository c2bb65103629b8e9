import { approvalState } from '@remote-console/domain';
import { sql, type SqlBool } from 'kysely';
import {
  companyTables,
  type Connection,
  containsText,
  isInTime,
  type PersonScope,
  textKey,
} from '../database/index.ts';

/** What requests are searched by. */
export interface ApprovalSearch {
  readonly key: 'any' | 'device_alias' | 'requester_id' | 'requester_name' | 'approver_name';
  readonly text: string;
}

/** Which requests are requested. */
export interface ApprovalChoice {
  /** The own ones, the pending ones, or the processed ones. */
  readonly from: 'own' | 'request' | 'history';
  /** Made at this time or later; epoch milliseconds. */
  readonly since: number | null;
  /** Made before this time. */
  readonly until: number | null;
  /** Only those for this device. */
  readonly deviceId: number | null;
  /** Only this one. */
  readonly pk: number | null;
  readonly search: ApprovalSearch | null;
}

/** Which part of them, in which order. */
export interface ApprovalCut {
  readonly by: 'proposal_time' | 'start_time' | 'end_time';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const WAITS = 0;

/** The requests of a company with their people and, if it still exists, their device. */
export function joinedApprovals(connection: Connection, companyId: number) {
  return companyTables(connection, companyId)
    .approvals()
    .innerJoin('members as requester', 'requester.pk', 'approvals.member_fk')
    .leftJoin('members as approver', 'approver.pk', 'approvals.approver_fk')
    .leftJoin('devices', (join) =>
      join.onRef('devices.pk', '=', 'approvals.device_fk').onRef('devices.company_fk', '=', 'approvals.company_fk'),
    );
}

/** What is shown of a request's device: its current state or, if it was deleted, its last one. */
export function approvalDevice(row: {
  readonly approve_state: number;
  readonly device_alias: string;
  readonly device_pub_ip: string;
  readonly present_alias: string | null;
  readonly present_address: string | null;
}) {
  return {
    deviceAlias: row.present_alias ?? row.device_alias,
    devicePublicIp: row.present_address ?? row.device_pub_ip,
    decisionState: approvalState({ decisionState: row.approve_state, deviceExists: row.present_alias !== null }),
  };
}

type Joined = ReturnType<typeof joinedApprovals>;

/** The people of the company whose name contains a text. Names have no separate search column. */
async function peopleNamed(connection: Connection, companyId: number, text: string): Promise<number[]> {
  const people = await companyTables(connection, companyId).members().select(['pk', 'name']).execute();
  const wanted = textKey(text);
  return people.filter(({ name }) => textKey(name).includes(wanted)).map(({ pk }) => pk);
}

async function searched(
  connection: Connection,
  companyId: number,
  query: Joined,
  { key, text }: ApprovalSearch,
): Promise<Joined> {
  const device = containsText([sql`coalesce(devices.alias_key, approvals.device_alias_key)`], text);
  const requesterId = containsText(['requester.mgrid_key'], text);
  const people = key === 'device_alias' || key === 'requester_id' ? [] : await peopleNamed(connection, companyId, text);
  const among = (column: 'approvals.member_fk' | 'approvals.approver_fk') =>
    people.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`${sql.ref(column)} in (${sql.join(people)})`;
  switch (key) {
    case 'device_alias':
      return query.where(device);
    case 'requester_id':
      return query.where(requesterId);
    case 'requester_name':
      return query.where(among('approvals.member_fk'));
    case 'approver_name':
      return query.where(among('approvals.approver_fk'));
    case 'any': {
      const each = [device, requesterId, among('approvals.member_fk'), among('approvals.approver_fk')];
      return query.where(sql<SqlBool>`(${sql.join(each, sql` or `)})`);
    }
  }
}

/** The requests of a choice. */
export async function chosenApprovals(
  connection: Connection,
  scope: PersonScope,
  { from, since, until, deviceId, pk, search }: ApprovalChoice,
): Promise<Joined> {
  // A request is pending while nobody has decided, its device exists and part of its period is in the future.
  const waiting = sql<SqlBool>`(approvals.approve_state = ${WAITS} and ${isInTime(connection.now())}
    and devices.pk is not null)`;
  let query = joinedApprovals(connection, scope.companyId);
  switch (from) {
    case 'own':
      query = query.where('approvals.member_fk', '=', scope.memberId);
      break;
    case 'request':
      query = query.where(waiting);
      break;
    case 'history':
      query = query.where(sql<SqlBool>`not ${waiting}`);
      break;
  }
  if (since !== null) query = query.where('approvals.created_at', '>=', since);
  if (until !== null) query = query.where('approvals.created_at', '<', until);
  if (deviceId !== null) query = query.where('approvals.device_fk', '=', deviceId);
  if (pk !== null) query = query.where('approvals.pk', '=', pk);
  return search ? searched(connection, scope.companyId, query, search) : query;
}
