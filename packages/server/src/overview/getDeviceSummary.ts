import { decidesOnRequests, isAdmin, isTemporary, licenseExcess, seesLicenseNumbers } from '@remote-console/domain';
import { approvalStore } from '../approvals/index.ts';
import { deviceStore } from '../devices/index.ts';
import { groupStore } from '../groups/index.ts';
import { foundWith } from '../http/index.ts';
import { inboxStore } from '../inbox/index.ts';
import { companyStore, forPerson } from '../members/index.ts';
import { ticketStore } from '../tickets/index.ts';
import { approverStore } from '../users/index.ts';

/** Counts for the header and the flags that decide menu entries (B-POLL-07). */
export const getDeviceSummary = forPerson({
  approvals: approvalStore,
  approvers: approverStore,
  company: companyStore,
  devices: deviceStore,
  groups: groupStore,
  inbox: inboxStore,
  tickets: ticketStore,
})<'getDeviceSummary'>(async (_request, { session, stores }) => {
  const online = await stores.devices.onlineCount();
  const visible = await stores.groups.deviceCount();
  const company = {
    total: await stores.company.deviceCount(),
    licensed: (await stores.company.licenseState()).totalVolume,
  };
  const { member } = session;
  // A company's size concerns only its administrator; when its licenses no longer suffice, everybody is blocked.
  const seesExcess = !isTemporary(member) && licenseExcess(company.licensed, company.total) !== null;
  const seesCompany = seesExcess || seesLicenseNumbers(member);
  const size = seesCompany ? company : { total: visible, licensed: visible };
  const requestTicket = await stores.tickets.waitingCount();
  const decides = decidesOnRequests(member);
  const requestApproval = decides ? await stores.approvals.waitingCount() : 0;
  const summary = {
    ...size,
    online,
    offline: Math.max(0, visible - online),
    requestTicket,
    requestApproval,
    unreadInbox: await stores.inbox.unreadCount(),
    administrator: isAdmin(member) ? '' : ((await stores.approvers.ofPerson(member.approver_fk))?.name ?? ''),
    ...(await stores.company.menuFlags()),
  };
  return foundWith([summary], { requestTicket });
});
