import { foundWith } from '../http/answers.ts';
import { forPerson } from '../http/operation.ts';

/** Counts for the header and the flags that decide menu entries (B-POLL-07). */
export const getDeviceSummary = forPerson<'getDeviceSummary'>(async (_request, { stores }) => {
  const online = await stores.devices.onlineCount();
  const visible = await stores.groups.deviceCount();
  const { totalVolume } = await stores.company.licenseState();
  const request_ticket = await stores.tickets.waitingCount();
  const summary = {
    total: await stores.company.deviceCount(),
    online,
    offline: Math.max(0, visible - online),
    licensed: totalVolume,
    request_ticket,
    ...(await stores.company.menuFlags()),
  };
  return foundWith([summary], { request_ticket });
});
