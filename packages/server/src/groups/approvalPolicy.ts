import type { Approver } from '@remote-console/api-client/contract';
import { type ApprovalPolicy, type ApprovalRule, USUAL_APPROVAL_POLICY } from '@remote-console/domain';
import { companyTables, type Connection } from '../database/index.ts';
import { mayDecide } from '../members/index.ts';

/** The settings for requests for the devices of a group, with its approvers as people. */
export interface PolicyOfGroup {
  readonly rule: ApprovalRule;
  /** Those who may still decide, in order. */
  readonly approvers: Approver[];
  readonly expiryHours: number | null;
  readonly recurring: boolean;
}

const usualPolicy = (): PolicyOfGroup => ({
  rule: USUAL_APPROVAL_POLICY.rule,
  approvers: [],
  expiryHours: USUAL_APPROVAL_POLICY.expiryHours,
  recurring: USUAL_APPROVAL_POLICY.recurring,
});

/** The settings for the devices of a company's groups. */
export function approvalPolicies(connection: Connection, companyId: number) {
  const tables = companyTables(connection, companyId);

  async function approversOf(groupId: number): Promise<Approver[]> {
    const people = await tables
      .members()
      .innerJoin('group_approvers', 'group_approvers.member_fk', 'members.pk')
      .select([
        'members.pk',
        'members.mgrid',
        'members.name',
        'members.flag_active',
        'members.member_type_id',
        'members.use_approval_function',
      ])
      .where('group_approvers.device_group_fk', '=', groupId)
      .orderBy('group_approvers.position')
      .execute();
    return people.filter(mayDecide).map(({ pk, mgrid, name }) => ({ id: pk, loginId: mgrid, name }));
  }

  async function own(groupId: number): Promise<PolicyOfGroup | null> {
    const group = await tables
      .groups()
      .select(['approval_rule', 'approval_expiry_hours', 'approval_recurring'])
      .where('pk', '=', groupId)
      .executeTakeFirst();
    if (!group?.approval_rule) return null;
    const approvers = await approversOf(groupId);
    return {
      rule: group.approval_rule,
      approvers,
      expiryHours: group.approval_expiry_hours,
      recurring: group.approval_recurring === 1,
    };
  }

  async function nearest(groupId: number | null): Promise<PolicyOfGroup | null> {
    if (groupId === null) return null;
    const policy = await own(groupId);
    if (policy) return policy;
    const group = await tables.groups().select('group_fk').where('pk', '=', groupId).executeTakeFirst();
    return nearest(group?.group_fk ?? null);
  }

  return {
    /** A group's own setting; null if it has none. */
    own,

    /** The setting of the nearest group, from one upward; null if all groups lack one. */
    nearest,

    /** The effective setting of a group, or the default above the top level. */
    holding: async (groupId: number | null): Promise<PolicyOfGroup> => (await nearest(groupId)) ?? usualPolicy(),

    /** Writes a group's setting; null for none. Must be called inside a transaction. */
    async write(groupId: number, policy: ApprovalPolicy | null): Promise<void> {
      const { query } = connection;
      await query.deleteFrom('group_approvers').where('device_group_fk', '=', groupId).execute();
      if (!policy || policy.approvers.length === 0) return;
      await query
        .insertInto('group_approvers')
        .values(policy.approvers.map((member_fk, position) => ({ device_group_fk: groupId, member_fk, position })))
        .execute();
    },

    /** The people of the company who may decide on requests. */
    async able(): Promise<ReadonlySet<number>> {
      const people = await tables
        .members()
        .select(['pk', 'flag_active', 'member_type_id', 'use_approval_function'])
        .execute();
      return new Set(people.filter(mayDecide).map(({ pk }) => pk));
    },
  };
}
