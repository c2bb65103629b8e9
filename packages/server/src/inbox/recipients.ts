import { type InboxKind, MEMBER_TYPES, usualChoice } from '@remote-console/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** A condition on `members`: whom of a company something concerns. */
export type Recipients = RawBuilder<SqlBool>;

/** One person. */
export const onePerson = (memberId: number): Recipients => sql<SqlBool>`members.pk = ${memberId}`;

/** Some people; an empty list selects nobody. */
export const onlyPeople = (memberIds: readonly number[]): Recipients =>
  memberIds.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`members.pk in (${sql.join(memberIds)})`;

/** The administrators of the company. */
export const managers: Recipients = sql<SqlBool>`members.member_type_id = ${MEMBER_TYPES.admin}`;

/** Those who decide on requests, as in `decidesOnRequests`. */
export const deciders: Recipients = sql<SqlBool>`(members.member_type_id = ${MEMBER_TYPES.admin}
  or (members.member_type_id = ${MEMBER_TYPES.subManager} and members.use_approval_function = 1))`;

/** Those who decide on requests, except the requester. */
export const decidersOtherThan = (requesterId: number): Recipients =>
  sql<SqlBool>`(${deciders} and members.pk <> ${requesterId})`;

/** Those who decide on requests, and one who is named, as in `mayActOnTicket`. */
export const decidersAnd = (namedId: number): Recipients => sql<SqlBool>`(${deciders} or members.pk = ${namedId})`;

/** Those who may open a device now: through its group, or by a current ticket. */
export function whoOpens({ pk, device_group_fk }: { pk: number; device_group_fk: number }, now: number): Recipients {
  return sql<SqlBool>`(${managers}
    or members.pk in (select member_fk from group_members where device_group_fk = ${device_group_fk})
    or members.pk in (select worker_fk from access_tickets
      inner join ticket_devices on ticket_devices.ticket_fk = access_tickets.pk
      where ticket_devices.device_fk = ${pk} and access_tickets.state in (2, 3)
      and access_tickets.work_start_at <= ${now} and access_tickets.work_end_at > ${now}))`;
}

/** The temporary account of a ticket, or the applicant's account from an earlier one. */
export const applicantOf = (ticket: { readonly pk: number; readonly mail_key: string }): Recipients =>
  sql<SqlBool>`(members.member_type_id = ${MEMBER_TYPES.partner} and (members.mgrid_key = ${ticket.mail_key}
    or members.pk in (select worker_fk from access_tickets where pk = ${ticket.pk})))`;

/** What each person of a query has chosen for a kind; `chosen` are the preferences joined to `members`. */
export function choiceOf(kind: InboxKind): RawBuilder<string> {
  const usual = Object.values(MEMBER_TYPES).map(
    (type) => sql`when ${sql.lit(type)} then ${sql.lit(usualChoice(kind, type))}`,
  );
  const otherwise = sql.lit(usualChoice(kind, MEMBER_TYPES.normal));
  return sql<string>`coalesce(chosen.choice, case members.member_type_id ${sql.join(usual, sql` `)} else ${otherwise} end)`;
}
