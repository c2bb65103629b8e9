import type { UsagePoint } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type UsageSample = Omit<Selectable<Schema['usage_samples']>, 'device_fk'>;

/** A sum of shares as a figure; sums of doubles may end a little beyond the shares they sum up. */
function figureOf(sum: number, reports: number, highest: number) {
  return { average: Math.min(sum / reports, highest), highest };
}

/** A minute as it was summed up. */
export function pointOfSample(sample: UsageSample): UsagePoint {
  const { minute_at: at, reports: count } = sample;
  return {
    at,
    bucket: {
      count,
      cpu: figureOf(sample.cpu_sum, count, sample.cpu_high),
      memory: figureOf(sample.memory_sum, count, sample.memory_high),
      disk: figureOf(sample.disk_sum, count, sample.disk_high),
    },
  };
}
