import { APPROVAL_STATES, teamStatus, whoIsAsked } from '@remote-console/domain';
import { type Connection, isInTime } from '../../database/index.ts';
import { noteMoved, noteRequest, onlyPeople, settleRequestFor } from '../../inbox/index.ts';
import { type Seat, type Team, teamsOf } from './team.ts';

/** Requests advanced in one transaction. */
const AT_ONCE = 200;

/** Informs people that they are asked, in addition to the inbox item: the emails of a request. */
export type Mail = (memberIds: readonly number[]) => Promise<void>;

type Asked = NonNullable<Seat['asked']> | null;

/** Who is asked for an answer now, which is nobody while it is the turn of others. */
function askedNow(seat: Seat, asked: ReadonlyMap<number, number>): Asked {
  const pk = asked.get(seat.id);
  if (pk === undefined) return null;
  return seat.delegate?.pk === pk ? seat.delegate : { pk, name: seat.name };
}

/** The pending requests with chosen approvers: some, or all. */
function waitingRequests({ query, now }: Connection, approvalIds: readonly number[] | null, after: number) {
  const waiting = query
    .selectFrom('approvals')
    .innerJoin('devices', 'devices.pk', 'approvals.device_fk')
    .innerJoin('members as requester', 'requester.pk', 'approvals.member_fk')
    .select([
      'approvals.pk',
      'approvals.company_fk',
      'approvals.member_fk',
      'approvals.device_fk',
      'approvals.team_rule',
      'devices.alias',
      'requester.name as requester_name',
    ])
    .where('approvals.team_rule', 'is not', null)
    .where('approvals.approve_state', '=', APPROVAL_STATES.inProgress)
    .where(isInTime(now()))
    .where('approvals.pk', '>', after)
    .orderBy('approvals.pk')
    .limit(AT_ONCE);
  return (approvalIds === null ? waiting : waiting.where('approvals.pk', 'in', approvalIds)).execute();
}

type Waiting = Awaited<ReturnType<typeof waitingRequests>>[number];

const newsOf = (row: Waiting) => ({
  pk: row.pk,
  companyId: row.company_fk,
  deviceId: row.device_fk,
  device: row.alias,
  requesterId: row.member_fk,
  requester: row.requester_name,
});

/** Records that an approver who has not answered no longer can, once: the requester is informed. */
async function passOver(connection: Connection, row: Waiting, seats: readonly Seat[]): Promise<void> {
  for (const { position, name } of seats) {
    await connection.query
      .updateTable('approval_approvers')
      .set({ gone_at: connection.now(), asked_fk: null, asked_name: null })
      .where('approval_fk', '=', row.pk)
      .where('position', '=', position)
      .execute();
    await noteMoved(connection, newsOf(row), name);
  }
}

async function keepAsked(connection: Connection, row: Waiting, { position }: Seat, asked: Asked): Promise<void> {
  await connection.query
    .updateTable('approval_approvers')
    .set({ asked_fk: asked?.pk ?? null, asked_name: asked?.name ?? null })
    .where('approval_fk', '=', row.pk)
    .where('position', '=', position)
    .execute();
}

const isSame = (one: Asked, other: Asked) => one?.pk === other?.pk;

/** Updates those who are asked for a request; returns whether anything changed. */
async function move(connection: Connection, row: Waiting, team: Team, mail: Mail | null): Promise<boolean> {
  const status = teamStatus(team.rule, team.seats);
  const asked = whoIsAsked(status);
  const gone = team.seats.filter(({ present, answer, isGone }) => !present && answer === null && !isGone);
  await passOver(connection, row, gone);
  const changed = team.seats
    .filter((seat) => !gone.includes(seat))
    .map((seat) => ({ seat, now: askedNow(seat, asked) }))
    .filter(({ seat, now }) => !isSame(seat.asked, now));
  for (const { seat, now } of changed) await keepAsked(connection, row, seat, now);

  const present = new Set(asked.values());
  const before = new Set(team.seats.flatMap((seat) => (seat.asked ? [seat.asked.pk] : [])));
  const newly = [...present].filter((pk) => !before.has(pk));
  const done = [...before].filter((pk) => !present.has(pk));
  if (done.length > 0) await settleRequestFor(connection, row.pk, done);
  if (newly.length > 0) {
    await mail?.(newly);
    await noteRequest(connection, newsOf(row), mail ? newly : [], onlyPeople(newly));
  }
  // Nobody of the chosen is left: it becomes an ordinary request.
  if (status.usual && (gone.length > 0 || done.length > 0)) await noteRequest(connection, newsOf(row), []);
  return gone.length > 0 || changed.length > 0;
}

/**
 * Asks those whose answers count now, takes the request from those whose do not, skips those who can no longer decide,
 * and informs the requester of it. Any number of processes may do it at the same time.
 *
 * @param approvalIds The requests; null for all pending ones.
 * @param mail How those who are asked get their email; without it they get one if they have chosen so.
 */
export async function moveTeams(
  connection: Connection,
  approvalIds: readonly number[] | null,
  mail: Mail | null = null,
): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await waitingRequests(connection, approvalIds, after);
    const teams = await teamsOf(connection, rows);
    for (const row of rows) {
      const team = teams.get(row.pk);
      if (team && (await move(connection, row, team, mail))) {
        await connection.emit({
          type: 'approval_changed',
          companyId: row.company_fk,
          approvalId: row.pk,
          requesterId: row.member_fk,
        });
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.pk;
  }
}
