import type { FleetUsageTimeline, UsageTimeline } from '@remote-console/api-client';
import { USAGE_KEEPING, usageStep, usageWindow, type UsageRange } from '@remote-console/domain';

/** The default number of steps of the server's timelines. */
const MOST_POINTS = 400;

/** The usage of a device of the example fleet, up to a moment: higher by day than by night, and off for a while. */
export function exampleUsage(range: UsageRange, now: number): UsageTimeline {
  const stepMs = usageStep(range, MOST_POINTS);
  const { from, until } = usageWindow(range, now, stepMs);
  const steps = USAGE_KEEPING[range].keptMs / stepMs;
  const figure = (average: number, above: number) => ({ average, highest: Math.min(100, average + above) });
  const rate = (average: number) => ({ average: Math.round(average), highest: Math.round(average * 1.6) });
  const points = Array.from({ length: steps }, (_, index) => index)
    .filter((index) => index < steps * 0.3 || index > steps * 0.42)
    .map((index) => {
      const wave = Math.sin((index / steps) * 12);
      return {
        startTime: new Date(from + index * stepMs).toISOString(),
        count: 60,
        cpu: figure(24 + 16 * wave, 18 + (index % 7) * 3),
        memory: figure(48 + 8 * wave, 4),
        disk: figure(60 + (index / steps) * 11, 0),
        network: { count: 60, received: rate(420_000 * (1 + wave) + 3000), sent: rate(60_000 * (1 + wave)) },
      };
    });
  return {
    range,
    startTime: new Date(from).toISOString(),
    endTime: new Date(until).toISOString(),
    stepSeconds: stepMs / 1000,
    points,
  };
}

/** The usage of a group of the example fleet: fewer devices report by night. */
export function exampleFleetUsage(range: UsageRange, now: number): FleetUsageTimeline {
  const { points, ...timeline } = exampleUsage(range, now);
  return {
    ...timeline,
    points: points.map((point, index) => ({ ...point, devices: 96 - Math.round(40 * Math.sin(index / 40) ** 2) })),
  };
}
