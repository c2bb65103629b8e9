import { parseAlertCode, type AlertType } from './alertCodes.ts';

/** A group's threshold, as stored. */
export interface AlertThreshold {
  readonly alertCode: string;
  /** Minutes offline, for a time-based alert. */
  readonly alertMinutes: number | null;
  /** The value, for a value-based alert. */
  readonly threshold: number | null;
}

/** A device's values that alerts watch; null where it has no sensor. */
export interface WatchedValues {
  readonly cpuUsage: number;
  readonly memoryUsage: number;
  readonly diskUsage: number;
  readonly cpuTemperature: number | null;
  readonly diskTemperature: number | null;
  readonly fanSpeed: number | null;
}

/** An alert that starts. */
export interface StartedAlert {
  readonly alertCode: string;
  readonly alertValue: number;
}

const WINDOWS = 1;

/** The value that an alert type watches; null if it watches none, or the device has no such sensor. */
export function watchedValue(type: AlertType, values: WatchedValues): number | null {
  switch (type.meaning) {
    case 'disconnected':
      return null;
    case 'cpuUsage':
      return values.cpuUsage;
    case 'memoryUsage':
      return values.memoryUsage;
    case 'diskUsage':
      return values.diskUsage;
    case 'cpuTemperature':
      return values.cpuTemperature;
    case 'diskTemperature':
      return values.diskTemperature;
    case 'fanSpeed':
      return values.fanSpeed;
  }
}

/** The type that a threshold watches, or null if it doesn't apply to this operating system. */
export function watchedType({ alertCode }: AlertThreshold, operatingSystem: number): AlertType | null {
  const parsed = parseAlertCode(alertCode);
  return parsed && operatingSystem === WINDOWS ? parsed.type : null;
}

/**
 * The alerts that start with a report: a value is at or above its threshold, and was below it before. While it stays
 * there, nothing starts again.
 *
 * @param before The values of the previous report; null for a device that never reported.
 */
export function alertsStarted(
  thresholds: readonly AlertThreshold[],
  operatingSystem: number,
  before: WatchedValues | null,
  after: WatchedValues,
): readonly StartedAlert[] {
  return thresholds.flatMap((threshold) => {
    const type = watchedType(threshold, operatingSystem);
    const limit = threshold.threshold;
    if (type === null || limit === null) return [];
    const value = watchedValue(type, after);
    const earlier = before && watchedValue(type, before);
    if (value === null || value < limit || (earlier !== null && earlier >= limit)) return [];
    return [{ alertCode: threshold.alertCode, alertValue: value }];
  });
}

/** The alerts of a device that has been offline for that many minutes; the caller filters out earlier ones. */
export function disconnectionAlerts(
  thresholds: readonly AlertThreshold[],
  operatingSystem: number,
  minutesOffline: number,
): readonly StartedAlert[] {
  return thresholds.flatMap((threshold) => {
    const type = watchedType(threshold, operatingSystem);
    if (type?.basis !== 'time' || threshold.alertMinutes === null || minutesOffline < threshold.alertMinutes) return [];
    return [{ alertCode: threshold.alertCode, alertValue: threshold.alertMinutes }];
  });
}
