import { deviceFilterQuery, FLEET_FILTERS, type FleetNumber } from '@remote-console/domain';
import type { FleetOverview } from '../../contract.ts';
import { http } from '../contractHttp.ts';
import { callerOf, opensGroup } from './callers.ts';
import { isWithin, openAlertsOf, overLimits } from './deviceFilter.ts';
import type { World } from './world.ts';

/** The answers about the fleet at a glance, and how it is used. */
export function overviewHandlers(world: World) {
  const { state } = world;

  function fleet(request: Request): FleetOverview {
    const caller = callerOf(world, request);
    const seen = state.devices.filter(
      ({ device_group_fk }) => caller === null || opensGroup(world, caller, device_group_fk),
    );
    const count = (number: FleetNumber) => {
      const query = new Map(
        Object.entries(deviceFilterQuery(FLEET_FILTERS[number])).map(([key, value]) => [key, value]),
      );
      const asked = { get: (name: string) => (query.has(name) ? String(query.get(name)) : null) };
      return seen.filter((device) => isWithin(world, device, asked)).length;
    };
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
      open_alerts: seen.flatMap((device) => openAlertsOf(world, device)).length,
      over_limit: count('overLimit'),
      limits: [...limits]
        .map(([alert_code, devices]) => ({ alert_code, devices }))
        .toSorted((a, b) => b.devices - a.devices || a.alert_code.localeCompare(b.alert_code)),
      outdated: count('outdated'),
      updatable: count('updatable'),
      latest_version: seen[0]?.latest_ver ?? '',
    };
  }

  return [
    http.get('/overview', ({ request, response }) =>
      response(200).json({ status: 200, meta: {}, objects: [fleet(request)] }),
    ),
    http.get('/overview/use', ({ query, response }) => {
      const objects = state.dailyUse.slice(-Number(query.get('days') ?? 30));
      return response(200).json({ status: 200, meta: { total_count: objects.length }, objects });
    }),
    http.get('/overview/license', ({ response }) =>
      response(200).json({ status: 200, meta: {}, objects: [state.licenseCapacity] }),
    ),
  ];
}
