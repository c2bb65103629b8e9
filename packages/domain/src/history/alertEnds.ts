import { watchedType, watchedValue, type AlertThreshold, type WatchedValues } from './alertStarts.ts';

/** An alert whose end nobody has noted, with how its device is by now. */
export interface OpenAlert {
  readonly alertCode: string;
  readonly operatingSystem: number;
  readonly online: boolean;
  /** What the device reported last; those of a device that is offline stay. */
  readonly values: WatchedValues;
}

/**
 * The codes of the alerts that end with a report: a value was at its threshold or above before, and is below it now. That is
 * where another alert can begin again, see `alertsStarted`.
 */
export function alertsEnded(
  thresholds: readonly AlertThreshold[],
  operatingSystem: number,
  before: WatchedValues,
  after: WatchedValues,
): readonly string[] {
  return thresholds.flatMap((threshold) => {
    const type = watchedType(threshold, operatingSystem);
    const limit = threshold.threshold;
    if (type === null || limit === null) return [];
    const earlier = watchedValue(type, before);
    const value = watchedValue(type, after);
    return earlier !== null && earlier >= limit && (value === null || value < limit) ? [threshold.alertCode] : [];
  });
}

/**
 * Whether what an alert is about lasts: a device that it calls disconnected is offline, or the value that was reported last
 * is at the threshold or above. Nothing holds without a threshold for it: it was removed, or the device is in another group.
 */
export function alertHolds(thresholds: readonly AlertThreshold[], alert: OpenAlert): boolean {
  return thresholds.some((threshold) => {
    if (threshold.alertCode !== alert.alertCode) return false;
    const type = watchedType(threshold, alert.operatingSystem);
    if (type === null) return false;
    if (type.basis === 'time') return !alert.online && threshold.alertMinutes !== null;
    const value = watchedValue(type, alert.values);
    return threshold.threshold !== null && value !== null && value >= threshold.threshold;
  });
}
