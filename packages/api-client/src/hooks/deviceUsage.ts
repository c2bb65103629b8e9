import type { UsageTimeline } from '../contract/index.ts';
import { useApi } from './ApiProvider.ts';

/** How busy a device was over a range; `interval` in milliseconds, 0 for no polling. */
export function useDeviceUsage(deviceId: number, range: UsageTimeline['range'], interval = 0) {
  return useApi().useQuery(
    '/devices/{devicePk}/usage',
    { params: { path: { devicePk: deviceId }, query: { range } } },
    { refreshInterval: interval },
  );
}

/**
 * How busy the devices of a group, or all that the caller may see, were over a range; `interval` in milliseconds, 0 for no
 * polling.
 *
 * @param groupId `all` or the ID of a group.
 */
export function useFleetUsage(groupId: string, range: UsageTimeline['range'], interval = 0) {
  return useApi().useQuery(
    '/devices/usage',
    { params: { query: { group: groupId, range } } },
    { refreshInterval: interval },
  );
}
