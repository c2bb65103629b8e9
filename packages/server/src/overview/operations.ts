import type { Registry } from '../http/index.ts';
import { chartDailyUse } from './chartDailyUse.ts';
import { getDeviceSummary } from './getDeviceSummary.ts';
import { getLicenseCourse } from './getLicenseCourse.ts';
import { getOverview } from './getOverview.ts';

/** The operations of this area. */
export const overviewOperations = {
  getDeviceSummary,
  chartDailyUse,
  getLicenseCourse,
  getOverview,
} satisfies Partial<Registry>;
