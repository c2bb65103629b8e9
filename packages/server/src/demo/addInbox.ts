import { APPROVAL_STATES, TICKET_TABS } from '@remote-console/domain';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/index.ts';
import { type InboxWriting, noteAlerts, noteApplication, noteRequest } from '../inbox/index.ts';

/** Alerts that are still new to those responsible for the devices. */
const LATEST_ALERTS = 4;

/** Adds a company's pending items and its latest alerts to the inboxes concerned, with their original times. */
export async function addInbox(query: Kysely<Schema>, companyId: number): Promise<void> {
  // Nobody is looking at a screen yet.
  const at = (moment: number): InboxWriting => ({ query, now: () => moment, emit: () => Promise.resolve() });
  const requests = await query
    .selectFrom('approvals')
    .innerJoin('members', 'members.pk', 'approvals.member_fk')
    .select([
      'approvals.pk',
      'approvals.device_fk',
      'device_alias',
      'member_fk',
      'members.name',
      'approvals.created_at',
    ])
    .where('approvals.company_fk', '=', companyId)
    .where('approve_state', '=', APPROVAL_STATES.inProgress)
    .execute();
  for (const { pk, device_fk, device_alias, member_fk, name, created_at } of requests) {
    const request = {
      pk,
      companyId,
      deviceId: device_fk,
      device: device_alias,
      requesterId: member_fk,
      requester: name,
    };
    await noteRequest(at(created_at), request, []);
  }
  const tickets = await query
    .selectFrom('access_tickets')
    .select(['pk', 'reqr_user_name', 'reqr_user_company', 'reqr_appr_fk', 'created_at'])
    .where('company_fk', '=', companyId)
    .where('state', 'in', TICKET_TABS.requested)
    .execute();
  for (const ticket of tickets) {
    const application = {
      ticketId: ticket.pk,
      companyId,
      applicant: ticket.reqr_user_name,
      applicantCompany: ticket.reqr_user_company,
      managerId: ticket.reqr_appr_fk ?? 0,
    };
    await noteApplication(at(ticket.created_at), application, []);
  }
  const alerts = await query
    .selectFrom('alerts')
    .innerJoin('devices', 'devices.pk', 'alerts.device_fk')
    .select(['devices.pk', 'devices.company_fk', 'devices.device_group_fk', 'devices.alias'])
    .select(['alert_code', 'alert_value', 'generate'])
    .where('alerts.company_fk', '=', companyId)
    .orderBy('generate', 'desc')
    .limit(LATEST_ALERTS)
    .execute();
  for (const { alert_code, alert_value, generate, ...device } of alerts) {
    await noteAlerts(at(generate), device, [{ alertCode: alert_code, alertValue: alert_value }]);
  }
}
