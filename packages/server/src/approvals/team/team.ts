import type { ApprovalTeam } from '@remote-console/api-client/contract';
import {
  delegateNow,
  mayAnswer,
  seatState,
  type TeamApprover,
  type TeamRule,
  teamStatus,
} from '@remote-console/domain';
import type { Connection } from '../../database/index.ts';
import { mayDecide } from '../../members/index.ts';

/** A person by ID and name. */
export interface Named {
  readonly pk: number;
  readonly name: string;
}

/** A chosen approver of a request. */
export interface Seat extends TeamApprover {
  readonly position: number;
  readonly name: string;
  /** Who else answers while the approver is away. */
  readonly delegate: Named | null;
  /** Who gave the answer. */
  readonly answeredBy: Named | null;
  /** Who was last asked for it. */
  readonly asked: Named | null;
  /** Whether it was already announced that the person can no longer decide. */
  readonly isGone: boolean;
}

/** The chosen approvers of a request. */
export interface Team {
  readonly approvalId: number;
  readonly rule: TeamRule;
  readonly requesterId: number;
  readonly seats: readonly Seat[];
}

/** A request whose chosen approvers are looked up. */
export interface TeamRequest {
  readonly pk: number;
  readonly member_fk: number;
  readonly team_rule: TeamRule | null;
}

const PERSON = ['pk', 'name', 'flag_active', 'member_type_id', 'use_approval_function'] as const;

function storedSeats({ query }: Connection, pks: readonly number[]) {
  return query
    .selectFrom('approval_approvers')
    .selectAll()
    .where('approval_fk', 'in', pks)
    .orderBy('approval_fk')
    .orderBy('position')
    .execute();
}

async function delegationsOf({ query, now }: Connection, memberIds: readonly number[]) {
  const rows = await query
    .selectFrom('member_delegates')
    .selectAll()
    .where('member_fk', 'in', memberIds)
    .where('from_at', '<=', now())
    .where('until_at', '>', now())
    .execute();
  return new Map(rows.map((row) => [row.member_fk, row]));
}

async function peopleOf({ query }: Connection, pks: readonly number[]) {
  const rows = await query.selectFrom('members').select(PERSON).where('pk', 'in', pks).execute();
  return new Map(rows.map((row) => [row.pk, row]));
}

const named = (pk: number | null, name: string | null): Named | null => (pk === null ? null : { pk, name: name ?? '' });

/**
 * The chosen approvers of requests, by the ID of the request, with everything that applies now: who may decide, and who
 * is whose delegate. Requests without chosen approvers have none and cost nothing.
 */
export async function teamsOf(
  connection: Connection,
  requests: readonly TeamRequest[],
): Promise<ReadonlyMap<number, Team>> {
  const withTeam = requests.filter(({ team_rule }) => team_rule !== null);
  if (withTeam.length === 0) return new Map();
  const rows = await storedSeats(
    connection,
    withTeam.map(({ pk }) => pk),
  );
  const memberPks = [...new Set(rows.map(({ member_fk }) => member_fk))];
  const delegations = memberPks.length === 0 ? new Map<number, never>() : await delegationsOf(connection, memberPks);
  const everybody = [...memberPks, ...[...delegations.values()].map(({ delegate_fk }) => delegate_fk)];
  const people = everybody.length === 0 ? new Map<number, never>() : await peopleOf(connection, everybody);
  const decides = (pk: number) => {
    const person = people.get(pk);
    return person !== undefined && mayDecide(person);
  };
  const seatsOf = Map.groupBy(rows, ({ approval_fk }) => approval_fk);
  return new Map(
    withTeam.flatMap(({ pk, member_fk: requesterId, team_rule: rule }): [number, Team][] => {
      if (rule === null) return [];
      const seats = (seatsOf.get(pk) ?? []).map((row): Seat => {
        const stored = delegations.get(row.member_fk);
        const delegatePk = delegateNow(
          stored ? { delegateId: stored.delegate_fk, from: stored.from_at, until: stored.until_at } : null,
          { requesterId, mayDecide: decides, now: connection.now() },
        );
        return {
          id: row.member_fk,
          position: row.position,
          name: people.get(row.member_fk)?.name ?? row.name,
          present: row.gone_at === null && decides(row.member_fk) && row.member_fk !== requesterId,
          answer: row.answer,
          delegateId: delegatePk,
          delegate: delegatePk === null ? null : { pk: delegatePk, name: people.get(delegatePk)?.name ?? '' },
          answeredBy: named(row.answered_by_fk, row.answered_by_name),
          asked: named(row.asked_fk, row.asked_name),
          isGone: row.gone_at !== null,
        };
      });
      return [[pk, { approvalId: pk, rule, requesterId, seats }]];
    }),
  );
}

/** Whether a person's answer counts now, on a request that nobody has decided on. */
export const mayAnswerTeam = ({ rule, seats, requesterId }: Team, personId: number): boolean =>
  personId !== requesterId && mayAnswer(teamStatus(rule, seats), personId);

/** The chosen approvers of a request as one person sees them. */
export function teamRecord(team: Team, viewerId: number, isDecided: boolean): ApprovalTeam {
  const status = teamStatus(team.rule, team.seats);
  return {
    rule: team.rule,
    mayAnswer: !isDecided && mayAnswerTeam(team, viewerId),
    openToAll: !isDecided && status.usual,
    approvers: team.seats.map((seat) => {
      const state = seatState(seat, status, isDecided);
      const other = seat.answer === null ? seat.delegate : seat.answeredBy;
      const isNamed = other !== null && other.pk !== seat.id && (seat.answer !== null || state === 'asked');
      return { id: seat.id, name: seat.name, state, by: isNamed ? other.name : '' };
    }),
  };
}
