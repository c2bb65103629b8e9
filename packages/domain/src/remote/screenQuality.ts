/** The user's choice for a screen: adapt to the connection, or a fixed quality whatever the connection. */
export const SCREEN_QUALITIES = ['automatic', 'sharp', 'smooth', 'saving'] as const;

/** The user's choice for a screen. */
export type ScreenQuality = (typeof SCREEN_QUALITIES)[number];

/** RFB levels from 0 to 9: `quality` of lossy pictures, and `compression`, which takes time at the device. */
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

/** Measurements of a connection. */
export interface ScreenMeasure {
  /** Round trips to the device in milliseconds, the latest last. */
  readonly roundTrips: readonly number[];
  /** The highest recent throughput, in bits per second. */
  readonly peakBitsPerSecond: number;
}

/** A connection's quality, for an indicator next to the picture. */
export type ConnectionQuality = 'unknown' | 'good' | 'fair' | 'poor';

/** Number of round trips considered: enough that a single outlier changes nothing. */
const LATEST = 5;
const FAIR_MS = 150;
const POOR_MS = 400;
/** Above this throughput, slow answers mean a congested network and not a distant one. */
const BUSY_BITS = 2_000_000;

/** The median of the latest round trips; null before there are any. */
export function typicalRoundTrip(roundTrips: readonly number[]): number | null {
  const sorted = roundTrips.slice(-LATEST).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/** A connection's quality. */
export function connectionQuality(roundTrips: readonly number[]): ConnectionQuality {
  const typical = typicalRoundTrip(roundTrips);
  if (typical === null) return 'unknown';
  if (typical >= POOR_MS) return 'poor';
  return typical >= FAIR_MS ? 'fair' : 'good';
}

/**
 * The choice that suits a connection. If answers take long while much arrives, the pictures themselves congest it, and
 * less detail helps; if little arrives, the device is merely far away, and it wouldn't.
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
