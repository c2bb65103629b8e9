import type { UseDays } from '@remote-console/domain';
import { useApi } from './ApiProvider.ts';
import { keepUnchanged } from './keepUnchanged.ts';

/** How often the numbers are read besides events, in milliseconds; not in a hidden page. An alert sends no event. */
const FLEET_MS = 30_000;

/** The state of the devices that the person may see. */
export function useFleetOverview() {
  return useApi().useQuery('/overview', {}, { use: [keepUnchanged], refreshInterval: FLEET_MS });
}

/** How many sessions started on each of the last days; the previous numbers stay while others are loading. */
export function useDailyUse(days: UseDays) {
  return useApi().useQuery('/overview/use', { params: { query: { days } } }, { keepPreviousData: true });
}

/** How many devices the licenses cover, and how many there were on the days before. */
export function useLicenseCapacity() {
  return useApi().useQuery('/overview/license', {});
}
