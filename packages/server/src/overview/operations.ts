import type { Registry } from '../http/index.ts';
import { chartDailyUse } from './chartDailyUse.ts';
import { getDeviceSummary } from './getDeviceSummary.ts';
import { getLicenseCapacity } from './getLicenseCapacity.ts';
import { getOverview } from './getOverview.ts';

/** The operations of this area. */
export const overviewOperations = {
  getDeviceSummary,
  chartDailyUse,
  getLicenseCapacity,
  getOverview,
} satisfies Partial<Registry>;
