import { watchedType, watchedValue, type AlertThreshold, type WatchedValues } from './alertStarts.ts';

/** An alert without a recorded end, with its device's current state. */
export interface OpenAlert {
  readonly alertCode: string;
  readonly operatingSystem: number;
  readonly online: boolean;
  /** The device's last reported values; an offline device keeps them. */
  readonly values: WatchedValues;
}

/**
 * The codes of alerts that end with a report: a value was at or above its threshold before, and is below it now. From
 * there another alert can start again, see `alertsStarted`.
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
 * Whether an alert's cause persists: a device that it reports as disconnected is offline, or the last reported value is
 * at or above the threshold. Without a threshold it doesn't: it was removed, or the device changed groups.
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
