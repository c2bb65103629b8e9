import type { Approval } from '@remote-console/api-client/contract';
import {
  APPROVAL_STATES,
  type Language,
  nextOccurrence,
  nextTurnOf,
  type Period,
  type Recurrence,
  type TeamRule,
} from '@remote-console/domain';
import { companyTables, type Connection, isInTime, oneAtATime, type PersonScope } from '../database/index.ts';
import { recurrenceColumn } from './recurrence.ts';
import type { Team } from './team/team.ts';
import { expiryAt } from './team/teamWriter.ts';

/** A request about to be decided. */
export interface FoundApproval {
  readonly pk: number;
  readonly record: Approval;
  /** As it is stored. */
  readonly approve_state: number;
  readonly period: Period;
  readonly requester: {
    readonly pk: number;
    readonly mail: string;
    readonly lang_code: Language;
    readonly time_zone_id: number;
    readonly date_fmt_id: number;
  };
  /** The group of the device; null when the device was deleted. */
  readonly groupId: number | null;
  /** The requested weekly window; null for one continuous period. */
  readonly recurrence: Recurrence | null;
  /** Its chosen approvers; null if it goes to the usual approvers. */
  readonly team: Team | null;
}

/** A request to store. */
export interface NewApproval {
  readonly deviceId: number;
  readonly approverId: number | null;
  readonly period: Period;
  readonly reason: string;
  readonly earlierId: number | null;
  /** How chosen approvers decide; null if it goes to the usual approvers. */
  readonly teamRule: TeamRule | null;
  /** After how many hours without an answer it expires; null for never. */
  readonly expiryHours: number | null;
  /** The requested weekly window; null for one continuous period. */
  readonly recurrence: Recurrence | null;
}

/** The requests that one person makes and withdraws, and the person's decisions on those of others. */
export function approvalWriter(connection: Connection, scope: PersonScope) {
  const { query: database, now } = connection;

  return {
    /**
     * Whether the person has a pending request for a device. Inside a transaction the answer is valid until its end:
     * another request of the person waits for it.
     */
    async isWaitingFor(deviceId: number): Promise<boolean> {
      await oneAtATime(database, connection.engine, 'requestOfMember', scope.memberId);
      const row = await companyTables(connection, scope.companyId)
        .approvals()
        .select('pk')
        .where('member_fk', '=', scope.memberId)
        .where('device_fk', '=', deviceId)
        .where('approve_state', '=', APPROVAL_STATES.inProgress)
        .where(isInTime(now()))
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Stores a request of the person and returns its ID. */
    async add(asked: NewApproval): Promise<number> {
      const { deviceId, approverId, period, reason, earlierId, teamRule, expiryHours, recurrence } = asked;
      const expiresAt = expiryHours === null ? null : expiryAt(expiryHours, now());
      const device = await companyTables(connection, scope.companyId)
        .devices()
        .select(['alias', 'alias_key', 's_pub_ip'])
        .where('pk', '=', deviceId)
        .executeTakeFirstOrThrow();
      const { pk } = await database
        .insertInto('approvals')
        .values({
          company_fk: scope.companyId,
          device_fk: deviceId,
          device_alias: device.alias,
          device_alias_key: device.alias_key,
          device_pub_ip: device.s_pub_ip,
          member_fk: scope.memberId,
          approver_fk: approverId,
          start_at: period.start,
          end_at: period.end,
          reason,
          react_reason: '',
          approve_state: APPROVAL_STATES.inProgress,
          created_at: now(),
          effect_due_at: Math.min(period.end, expiresAt ?? period.end),
          earlier_fk: earlierId,
          team_rule: teamRule,
          expiry_hours: expiryHours,
          expires_at: expiresAt,
          recurrence: recurrenceColumn(recurrence),
        })
        .returning('pk')
        .executeTakeFirstOrThrow();
      return pk;
    },

    /** Removes a request of the person that nobody has decided on; false when somebody was faster. */
    async withdraw({ pk, record }: FoundApproval): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('approvals')
        .where('pk', '=', pk)
        .where('company_fk', '=', scope.companyId)
        .where('member_fk', '=', scope.memberId)
        .where('version', '=', record.version)
        .where('approve_state', '=', APPROVAL_STATES.inProgress)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Writes a decision of the person; false when somebody was faster. */
    async decide(approval: FoundApproval, accept: boolean, reactReason: string): Promise<boolean> {
      const at = now();
      const window = accept && approval.recurrence ? nextOccurrence(approval.recurrence, at) : null;
      const { numUpdatedRows } = await database
        .updateTable('approvals')
        .set((eb) => ({
          approve_state: accept ? APPROVAL_STATES.approved : APPROVAL_STATES.rejected,
          react_reason: reactReason,
          approver_fk: scope.memberId,
          decided_at: at,
          effect_due_at: window ? nextTurnOf(window, accept, at) : nextTurnOf(approval.period, accept, at),
          window_start_at: window?.start ?? null,
          window_end_at: window?.end ?? null,
          version: eb('version', '+', 1),
        }))
        .where('pk', '=', approval.pk)
        .where('company_fk', '=', scope.companyId)
        .where('version', '=', approval.record.version)
        .where('approve_state', '=', approval.approve_state)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
