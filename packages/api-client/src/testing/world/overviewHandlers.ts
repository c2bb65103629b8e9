import { FLEET_FILTERS, type FleetNumber } from '@remote-console/domain';
import type { FleetOverview } from '../../contract.ts';
import { http } from '../contractHttp.ts';
import { callerOf, opensGroup } from './callers.ts';
import { isWithin, openAlertsOf, overLimits } from './deviceFilter.ts';
import type { World } from './world.ts';

/** The answers about the fleet overview and its usage. */
export function overviewHandlers(world: World) {
  const { state } = world;

  function fleet(request: Request): FleetOverview {
    const caller = callerOf(world, request);
    const seen = state.devices.filter(({ groupId }) => caller === null || opensGroup(world, caller, groupId));
    const count = (number: FleetNumber) =>
      seen.filter((device) => isWithin(world, device, FLEET_FILTERS[number])).length;
    const limits = new Map<string, number>();
    for (const code of seen.flatMap((device) => overLimits(world, device))) {
      limits.set(code, (limits.get(code) ?? 0) + 1);
    }
    return {
      total: seen.length,
      online: count('online'),
      offline: count('offline'),
      absent: count('absent'),
      alerting: count('alerting'),
      openAlerts: seen.flatMap((device) => openAlertsOf(world, device)).length,
      overLimit: count('overLimit'),
      limits: [...limits]
        .map(([alertCode, devices]) => ({ alertCode, devices }))
        .toSorted((a, b) => b.devices - a.devices || a.alertCode.localeCompare(b.alertCode)),
      outdated: count('outdated'),
      updatable: count('updatable'),
      latestVersion: seen[0]?.latestVersion ?? '',
    };
  }

  return [
    http.get('/overview', ({ request, response }) =>
      response(200).json({ status: 200, meta: {}, objects: [fleet(request)] }),
    ),
    http.get('/overview/use', ({ query, response }) => {
      const objects = state.dailyUse.slice(-Number(query.get('days') ?? 30));
      return response(200).json({ status: 200, meta: { totalCount: objects.length }, objects });
    }),
    http.get('/overview/license', ({ response }) =>
      response(200).json({ status: 200, meta: {}, objects: [state.licenseCapacity] }),
    ),
  ];
}
