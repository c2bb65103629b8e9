import type { UseDays } from '@remote-console/domain';
import { useApi } from './ApiProvider.ts';
import { keepUnchanged } from './keepUnchanged.ts';

/** How often the numbers are asked for besides events, in milliseconds; not in a hidden page. An alert sends no event. */
const FLEET_MS = 30_000;

/** How the devices are that the person may see. */
export function useFleetOverview() {
  return useApi().useQuery('/overview', {}, { use: [keepUnchanged], refreshInterval: FLEET_MS });
}

/** How many sessions began on each of the last days; those of before stay while others are on their way. */
export function useDailyUse(days: UseDays) {
  return useApi().useQuery('/overview/use', { params: { query: { days } } }, { keepPreviousData: true });
}

/** How many devices the licenses cover, and how many there were on the days before. */
export function useLicenseCapacity() {
  return useApi().useQuery('/overview/license', {});
}
