/** How a person wants a screen: to follow the connection, or one way whatever the connection. */
export const SCREEN_QUALITIES = ['automatic', 'sharp', 'smooth', 'saving'] as const;

/** How a person wants a screen. */
export type ScreenQuality = (typeof SCREEN_QUALITIES)[number];

/** Levels of RFB from 0 to 9: `quality` of pictures that lose detail, and `compression`, which takes time at the device. */
export interface ScreenLevels {
  readonly quality: number;
  readonly compression: number;
}

/** What a choice means. */
export const SCREEN_LEVELS: Readonly<Record<Exclude<ScreenQuality, 'automatic'>, ScreenLevels>> = {
  sharp: { quality: 9, compression: 2 },
  smooth: { quality: 5, compression: 4 },
  saving: { quality: 1, compression: 9 },
};

/** What was measured of a connection. */
export interface ScreenMeasure {
  /** Milliseconds to the device and back, the latest last. */
  readonly roundTrips: readonly number[];
  /** The most that arrived in a second lately, in bits. */
  readonly peakBitsPerSecond: number;
}

/** How well a connection does, for a sign beside the picture. */
export type ConnectionQuality = 'unknown' | 'good' | 'fair' | 'poor';

/** Round trips that are looked at: enough that one that stands out changes nothing. */
const LATEST = 5;
const FAIR_MS = 150;
const POOR_MS = 400;
/** Above this much in a second a slow answer means a network that is full, and not one that is far away. */
const BUSY_BITS = 2_000_000;

/** The round trip in the middle of the latest ones; null before there are any. */
export function typicalRoundTrip(roundTrips: readonly number[]): number | null {
  const sorted = roundTrips.slice(-LATEST).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** How well a connection does. */
export function connectionQuality(roundTrips: readonly number[]): ConnectionQuality {
  const typical = typicalRoundTrip(roundTrips);
  if (typical === null) return 'unknown';
  if (typical >= POOR_MS) return 'poor';
  return typical >= FAIR_MS ? 'fair' : 'good';
}

/**
 * The choice that fits a connection. Where answers take long while much arrives, the pictures themselves are in the way,
 * and fewer details help; where little arrives the device is only far away, and they would not.
 */
export function fittingQuality({ roundTrips, peakBitsPerSecond }: ScreenMeasure): Exclude<ScreenQuality, 'automatic'> {
  switch (connectionQuality(roundTrips)) {
    case 'unknown':
      return 'smooth';
    case 'good':
      return 'sharp';
    case 'fair':
      return peakBitsPerSecond > BUSY_BITS ? 'smooth' : 'sharp';
    case 'poor':
      return peakBitsPerSecond > BUSY_BITS ? 'saving' : 'smooth';
  }
}
