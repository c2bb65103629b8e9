import { companyTables } from '../database/index.ts';
import { approvalPolicies, type PolicyOfGroup } from '../groups/index.ts';
import { type NewMail, queueMail } from '../mail/index.ts';
import { findDecider, type MemberRow, standardDecider, type StoreAccess } from '../members/index.ts';
import { approvalNews } from './approvalNews.ts';
import { approvalReader } from './approvalReader.ts';
import { approvalWriter } from './approvalWriter.ts';
import { type Mail, moveTeams } from './team/moveTeams.ts';
import { teamWriter } from './team/teamWriter.ts';

/** The requests of a company, and those of one person. */
export function approvalStore(access: Pick<StoreAccess, 'connection' | 'scope'>) {
  const { connection, scope } = access;

  return {
    ...approvalReader(access),
    ...approvalNews(connection, scope),
    ...approvalWriter(connection, scope),

    /** The chosen approvers of a request, to be written. */
    team: teamWriter(connection),

    /**
     * The nearest group's setting for a person's request for a device; null if there is none. People do not approve
     * their own requests; if nobody else is left, it goes to the usual approvers.
     */
    async askedOf(deviceId: number): Promise<PolicyOfGroup | null> {
      const device = await companyTables(connection, scope.companyId)
        .devices()
        .select('device_group_fk')
        .where('pk', '=', deviceId)
        .executeTakeFirst();
      const policy = await approvalPolicies(connection, scope.companyId).nearest(device?.device_group_fk ?? null);
      if (!policy) return null;
      const approvers = policy.approvers.filter(({ id }) => id !== scope.memberId);
      return { ...policy, approvers, rule: approvers.length === 0 ? 'single' : policy.rule };
    },

    /** Who is asked: the named one, or the administrator when nobody is named; never the person (B-APPROVAL-25). */
    async approverFor(pk: number | null): Promise<MemberRow | null | 'missing' | 'unsuitable'> {
      if (pk === null) return standardDecider(connection, scope.companyId, scope.memberId);
      const colleague = await findDecider(connection, scope.companyId, pk);
      if (colleague.kind === 'missing') return 'missing';
      return colleague.kind === 'decides' && pk !== scope.memberId ? colleague.member : 'unsuitable';
    },

    /** The people who are asked, as an email addresses them. */
    mailReaders: (pks: readonly number[]) =>
      companyTables(connection, scope.companyId)
        .members()
        .select(['mail', 'lang_code', 'time_zone_id', 'date_fmt_id'])
        .where('pk', 'in', pks)
        .orderBy('pk')
        .execute(),

    /** Asks those whose answers count now for a request. */
    moveTeam: (pk: number, mail: Mail) => moveTeams(connection, [pk], mail),

    /** Queues an email together with what it reports. */
    mail: (mail: NewMail) => queueMail(connection, mail, { kind: 'request', companyId: scope.companyId }),
  };
}

/** The return type of `approvalStore`. */
export type ApprovalStore = ReturnType<typeof approvalStore>;
