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

/** The timeline of a device, or of several, which also has the number of reporting devices. */
export type AnyTimeline = UsageTimeline | FleetUsageTimeline;

/** One measure of a timeline: its name, chart and texts. */
export interface UsageSeries {
  readonly key: UsageMeasure | NetworkMeasure;
  readonly name: string;
  /** The value at the top of its chart. */
  readonly full: number;
  /** A value as text. */
  readonly valueLabel: (value: number) => string;
  /** Average and maximum of a step, as precise as shown; null if unknown. */
  readonly figureOf: (bucket: Omit<UsageBucket, 'count'>) => UsageFigure | null;
  /** Average and maximum as text. */
  readonly figureLabel: (figure: UsageFigure) => string;
  /** The same, with its time. */
  readonly pointLabel: (time: string, figure: UsageFigure) => string;
}

const tenths = (share: number) => Math.round(share * 10) / 10;
/** The minimum for the top of a network chart, in bytes per second. */
const LEAST_FULL_RATE = 2048;

/** The next power of two, half of which is a round number of kilobytes as well. */
function fullRate(rates: readonly number[]): number {
  const highest = rates.reduce((most, rate) => Math.max(most, rate), LEAST_FULL_RATE);
  return 2 ** Math.ceil(Math.log2(highest));
}

/** The measures of a timeline: percentages, and network traffic if any report had it. */
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
  // Both charts have the same scale, so that incoming and outgoing traffic can be compared.
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
