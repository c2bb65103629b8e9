import { dateTimeText, epochOf, hasTime, instantOfText } from '../time/index.ts';

/** What a device's clock shows. */
export type DeviceTime =
  /** An instant, as ISO 8601 in UTC: the device names its time zone. */
  | { readonly kind: 'instant'; readonly instant: string }
  /** The device's local time in an unknown time zone, or whatever the device reports. */
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'unknown' };

/** A device's clock, and its uptime. */
export interface DeviceClock {
  readonly time: DeviceTime;
  /** Seconds since the device started. */
  readonly runningTime: number;
}

interface ReportedClock {
  readonly isOnline: boolean;
  readonly systemTime: string;
  readonly runningTime: number;
}

const ZONED = /(?:Z|[+-]\d{2}:\d{2})$/;
const TO_THE_MINUTE = 'YYYY-MM-DD HH:mm'.length;
const TO_THE_SECOND = 'YYYY-MM-DD HH:mm:ss'.length;

function timeAfter(reported: string, passed: number): DeviceTime {
  if (reported === '' || reported === 'None') return { kind: 'unknown' };
  if (ZONED.test(reported) && hasTime(reported)) {
    return { kind: 'instant', instant: new Date(epochOf(reported) + passed).toISOString() };
  }
  const instant = instantOfText(reported);
  if (instant === null) return { kind: 'text', value: reported };
  const length = reported.trim().length > TO_THE_MINUTE ? TO_THE_SECOND : TO_THE_MINUTE;
  return { kind: 'text', value: dateTimeText(instant + passed).slice(0, length) };
}

/**
 * What a device's clock shows some time after it was reported. An online device's clock goes on between two reports
 * (B-DETAIL-26); an offline one's stops, because nobody knows whether the machine is running.
 *
 * @param elapsed Milliseconds since the report was read.
 */
export function deviceClock(device: ReportedClock, elapsed: number): DeviceClock {
  const passed = device.isOnline ? elapsed : 0;
  return {
    time: timeAfter(device.systemTime, passed),
    runningTime: device.runningTime + Math.floor(passed / 1000),
  };
}
