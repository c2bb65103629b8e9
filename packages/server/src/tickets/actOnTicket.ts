import { isMailSettled, mayActOnTicket, nextTicketState, type TicketAction } from '@remote-console/domain';
import { auditOfCall, type CallAudit } from '../audit/index.ts';
import { type DeviceStore, deviceStore } from '../devices/index.ts';
import { personEventStore } from '../events/index.ts';
import { type AnswerOf, done, problem } from '../http/index.ts';
import { forPerson, roleOf } from '../members/index.ts';
import { accessEnded, accessGiven } from './accessEntries.ts';
import { ticketMail } from './ticketMails.ts';
import { ticketMailConfirmation, type TicketRow } from './ticketRows.ts';
import { type TicketStore, ticketStore } from './ticketStore.ts';

type Answer = AnswerOf<'actOnTicket'>;

/** Why the person may not give access to some of the devices; null when they may for all. */
export async function closedDevice(
  { devices }: { readonly devices: DeviceStore },
  pks: readonly number[],
): Promise<'missing' | 'closed' | null> {
  const kinds: string[] = [];
  for (const pk of pks) kinds.push((await devices.access(pk)).kind);
  if (kinds.includes('missing')) return 'missing';
  return kinds.includes('closed') ? 'closed' : null;
}

async function refusalOfApproval(
  stores: { readonly devices: DeviceStore },
  ticket: TicketRow,
  devicePks: readonly number[],
  now: number,
): Promise<Answer | null> {
  if (ticket.void_at !== null && ticket.void_at <= now) return problem(409, 'ticket_void');
  if (!isMailSettled(ticketMailConfirmation(ticket))) return problem(409, 'applicant_unconfirmed');
  if (ticket.work_end_at <= now) return problem(409, 'request_expired');
  switch (await closedDevice(stores, devicePks)) {
    case 'missing':
      return problem(404, 'not_found');
    case 'closed':
      return problem(403, 'no_group_access', 'deviceIds');
    case null:
      return null;
  }
}

/** The applicant's address is somebody else's login ID; what was started is rolled back. */
class IdTakenError extends Error {
  override readonly name = 'IdTakenError';
}

/** Enables the account of an application on its devices, and records both. */
async function letIn(
  { tickets, audit }: { readonly audit: CallAudit; readonly tickets: TicketStore },
  ticket: TicketRow,
  devicePks: readonly number[] | undefined,
) {
  const entries = await tickets.makeWorker(ticket);
  if (entries === null) throw new IdTakenError();
  if (devicePks) await tickets.setDevices(ticket.pk, devicePks);
  const access = {
    subject: ticket.mail,
    period: { start: ticket.work_start_at, end: ticket.work_end_at },
    deviceNames: await tickets.deviceNames(ticket.pk),
  };
  await audit.writeAdministration([...entries, accessGiven(access)]);
}

const NEWS = { approve: 'approved', reject: 'rejected', terminate: 'ended' } as const satisfies Record<
  TicketAction,
  string
>;

/** Approves, rejects or ends a ticket; of two simultaneous actions one wins, and the other gets a 409 (B-TICKET-53). */
export const actOnTicket = forPerson({
  audit: auditOfCall,
  devices: deviceStore,
  events: personEventStore,
  tickets: ticketStore,
})<'actOnTicket'>(async ({ body }, { session, transact, publicUrl, now }) => {
  const { member } = session;
  const { actionType: action, deviceIds } = body;
  return transact(async (stores): Promise<Answer> => {
    const ticket = await stores.tickets.find(body.ticketId);
    if (!ticket) return problem(404, 'not_found');
    const named = ticket.reqr_appr_fk === null ? null : { id: ticket.reqr_appr_fk };
    if (!mayActOnTicket({ requesterApprover: named }, { ...roleOf(member), id: member.pk }))
      return problem(403, 'no_permission');
    const state = nextTicketState(ticket.state, action);
    if (state === null) return problem(409, 'ticket_state_changed');
    if (action === 'approve') {
      const refusal = await refusalOfApproval(stores, ticket, deviceIds ?? [], now());
      if (refusal) return refusal;
    }
    const extra = body.extra?.trim() ?? ticket.extra;
    if (!(await stores.tickets.change(ticket, { state, extra }))) return problem(409, 'ticket_state_changed');
    if (action === 'approve') await letIn(stores, ticket, deviceIds);
    if (action === 'terminate') {
      await stores.audit.writeAdministration([accessEnded(ticket, await stores.tickets.endWork(ticket))]);
    }
    const page = `${publicUrl()}/${ticket.lang_code}/partner-login`;
    const facts = { companyName: member.company_name, extra, page, timeZoneId: member.time_zone_id };
    await stores.tickets.mail(ticketMail(NEWS[action], ticket, facts));
    await stores.events.tellTicket(ticket.pk);
    await stores.tickets.note(ticket, `work_${NEWS[action]}`);
    return done();
  }).catch((error: unknown) => {
    if (error instanceof IdTakenError) return problem(409, 'id_exist');
    throw error;
  });
});
