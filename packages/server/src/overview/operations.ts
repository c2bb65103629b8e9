import type { Registry } from '../http/operation.ts';
import { chartDailyUse } from './chartDailyUse.ts';
import { getLicenseCourse } from './getLicenseCourse.ts';
import { getOverview } from './getOverview.ts';

/** The operations of this area. */
export const overviewOperations = { chartDailyUse, getLicenseCourse, getOverview } satisfies Partial<Registry>;
