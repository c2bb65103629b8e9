import type { FleetUsageTimeline, UsageTimeline } from '@remote-console/api-client';
import {
  NETWORK_MEASURES,
  USAGE_MEASURES,
  type NetworkMeasure,
  type UsageBucket,
  type UsageFigure,
  type UsageMeasure,
} from '@remote-console/domain';
import { useFileSize, useText } from '../../i18n/index.ts';

/** The timeline of a device, or of several: that says how many devices reported as well. */
export type AnyTimeline = UsageTimeline | FleetUsageTimeline;

/** One measure of a timeline: what it is called, how it is drawn and how it is said. */
export interface UsageSeries {
  readonly key: UsageMeasure | NetworkMeasure;
  readonly name: string;
  /** What the top of its chart stands for. */
  readonly full: number;
  /** A value in words. */
  readonly valueLabel: (value: number) => string;
  /** Average and highest of a while, as exact as they are said; null where they are not known. */
  readonly figureOf: (bucket: Omit<UsageBucket, 'count'>) => UsageFigure | null;
  /** Average and highest in words. */
  readonly figureLabel: (figure: UsageFigure) => string;
  /** The same, and when it was. */
  readonly pointLabel: (time: string, figure: UsageFigure) => string;
}

const tenths = (share: number) => Math.round(share * 10) / 10;
/** The least that the top of a chart of the network stands for, in bytes per second. */
const LEAST_FULL_RATE = 2048;

/** The next power of two, half of which is a plain number of kilobytes as well. */
function fullRate(rates: readonly number[]): number {
  const highest = rates.reduce((most, rate) => Math.max(most, rate), LEAST_FULL_RATE);
  return 2 ** Math.ceil(Math.log2(highest));
}

/** The measures of a timeline: shares, and what went over the network where any report said so. */
export function useUsageSeries({ points }: AnyTimeline): readonly UsageSeries[] {
  const text = useText('deviceCommands');
  const names = useText('devices');
  const common = useText('common');
  const size = useFileSize();
  const shares = USAGE_MEASURES.map((key): UsageSeries => ({
    key,
    name: names(key),
    full: 100,
    valueLabel: (value) => common('percent', { value }),
    figureOf: (bucket) => ({ average: tenths(bucket[key].average), highest: tenths(bucket[key].highest) }),
    figureLabel: (figure) => text('usageFigures', figure),
    pointLabel: (time, figure) => text('usagePoint', { time, ...figure }),
  }));
  const known = points.flatMap(({ network }) => (network ? [network] : []));
  if (known.length === 0) return shares;
  const rateLabel = (value: number) => text('usageRate', { size: size(value) });
  const inWords = ({ average, highest }: UsageFigure) => ({ average: rateLabel(average), highest: rateLabel(highest) });
  // Both charts have one scale: what comes in and what goes out are compared at a glance.
  const full = fullRate(known.flatMap((network) => NETWORK_MEASURES.map((key) => network[key].highest)));
  const rates = NETWORK_MEASURES.map((key): UsageSeries => ({
    key,
    name: text(`usage_${key}`),
    full,
    valueLabel: rateLabel,
    figureOf: ({ network }) => network && network[key],
    figureLabel: (figure) => text('usageRateFigures', inWords(figure)),
    pointLabel: (time, figure) => text('usageRatePoint', { time, ...inWords(figure) }),
  }));
  return [...shares, ...rates];
}
