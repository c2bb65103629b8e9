import { isTemporary } from '@remote-console/domain';
import { foundWith } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Counts for the header and the flags that decide menu entries (B-POLL-07). */
export const getDeviceSummary = forPerson<'getDeviceSummary'>(async (_request, { session, stores }) => {
  const online = await stores.devices.onlineCount();
  const visible = await stores.groups.deviceCount();
  // How large a company is, is nothing for who works on a few of its devices for a time.
  const size = isTemporary(session.member)
    ? { total: visible, licensed: visible }
    : { total: await stores.company.deviceCount(), licensed: (await stores.company.licenseState()).totalVolume };
  const request_ticket = await stores.tickets.waitingCount();
  const summary = {
    ...size,
    online,
    offline: Math.max(0, visible - online),
    request_ticket,
    ...(await stores.company.menuFlags()),
  };
  return foundWith([summary], { request_ticket });
});
