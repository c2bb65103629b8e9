import { parseAlertCode, type AlertType } from './alertCodes.ts';

/** A threshold of a group, as it is stored. */
export interface AlertThreshold {
  readonly alert_code: string;
  /** Minutes offline, for an alert that a time sets off. */
  readonly alert_time: number | null;
  /** The value, for an alert that a value sets off. */
  readonly alert_th_value: number | null;
}

/** The values of a device that alerts watch; null where it has no sensor. */
export interface WatchedValues {
  readonly cpu_usage: number;
  readonly memory_usage: number;
  readonly hdd_usage: number;
  readonly cpu_temp: number | null;
  readonly hdd_temp: number | null;
  readonly fan_speed_id: number | null;
}

/** An alert that begins. */
export interface StartedAlert {
  readonly alert_code: string;
  readonly alert_value: number;
}

const WINDOWS = 1;

/** The value that a type of alert watches; null where it watches none, or the device has no such sensor. */
export function watchedValue(type: AlertType, values: WatchedValues): number | null {
  switch (type.meaning) {
    case 'disconnected':
      return null;
    case 'cpuUsage':
      return values.cpu_usage;
    case 'memoryUsage':
      return values.memory_usage;
    case 'diskUsage':
      return values.hdd_usage;
    case 'cpuTemperature':
      return values.cpu_temp;
    case 'diskTemperature':
      return values.hdd_temp;
    case 'fanSpeed':
      return values.fan_speed_id;
  }
}

/** The type that a threshold watches, or null where it is none for this operating system. */
export function watchedType({ alert_code }: AlertThreshold, operatingSystem: number): AlertType | null {
  const parsed = parseAlertCode(alert_code);
  return parsed && operatingSystem === WINDOWS ? parsed.type : null;
}

/**
 * The alerts that begin with a report: a value is at its threshold or above, and was below it before. While it stays
 * there nothing begins again.
 *
 * @param before The values of the report before; null for a device that never reported.
 */
export function alertsStarted(
  thresholds: readonly AlertThreshold[],
  operatingSystem: number,
  before: WatchedValues | null,
  after: WatchedValues,
): readonly StartedAlert[] {
  return thresholds.flatMap((threshold) => {
    const type = watchedType(threshold, operatingSystem);
    const limit = threshold.alert_th_value;
    if (type === null || limit === null) return [];
    const value = watchedValue(type, after);
    const earlier = before && watchedValue(type, before);
    if (value === null || value < limit || (earlier !== null && earlier >= limit)) return [];
    return [{ alert_code: threshold.alert_code, alert_value: value }];
  });
}

/** The alerts of a device that has been offline for that many minutes; the caller leaves out those that have begun before. */
export function disconnectionAlerts(
  thresholds: readonly AlertThreshold[],
  operatingSystem: number,
  minutesOffline: number,
): readonly StartedAlert[] {
  return thresholds.flatMap((threshold) => {
    const type = watchedType(threshold, operatingSystem);
    if (type?.basis !== 'time' || threshold.alert_time === null || minutesOffline < threshold.alert_time) return [];
    return [{ alert_code: threshold.alert_code, alert_value: threshold.alert_time }];
  });
}
