import { NETWORK_MEASURES, USAGE_MEASURES, type UsagePoint } from '@remote-console/domain';
import type { Selectable } from 'kysely';
import type { Schema } from '../../database/index.ts';

type UsageSample = Omit<Selectable<Schema['usage_samples']>, 'device_fk' | 'device_group_fk'>;

/** The columns of a minute that sum up measurements. */
export const SAMPLE_FIGURES = [
  'network_reports',
  ...[...USAGE_MEASURES, ...NETWORK_MEASURES].flatMap((measure) => [`${measure}_sum`, `${measure}_high`] as const),
] as const;

/** A sum as a figure; sums of doubles may slightly exceed what they sum up. */
function figureOf(sum: number, reports: number, highest: number) {
  return { average: Math.min(sum / reports, highest), highest };
}

/** A minute as it was summed up. */
export function pointOfSample(sample: UsageSample): UsagePoint {
  const { minute_at: at, reports: count, network_reports: networkCount } = sample;
  return {
    at,
    bucket: {
      count,
      cpu: figureOf(sample.cpu_sum, count, sample.cpu_high),
      memory: figureOf(sample.memory_sum, count, sample.memory_high),
      disk: figureOf(sample.disk_sum, count, sample.disk_high),
      network:
        networkCount === 0
          ? null
          : {
              count: networkCount,
              received: figureOf(sample.received_sum, networkCount, sample.received_high),
              sent: figureOf(sample.sent_sum, networkCount, sample.sent_high),
            },
    },
  };
}
