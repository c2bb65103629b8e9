import type { Language } from '../languages/index.ts';
import type { TimePreferences } from './formatInstant.ts';
import { formatMoment } from './formatMoment.ts';
import { epochOf } from './moment.ts';
import { inZone } from './spokenZone.ts';
import { timeZoneById } from './timeZones.ts';

/**
 * An instant like `formatMoment`, followed by the name of its time zone: for texts that leave the console, whose
 * readers may be in a different zone. `2026/11/21 18:00 (Korean Standard Time)`.
 *
 * @returns Empty text when `instant` is not a time.
 */
export function formatZonedMoment(instant: string, preferences: TimePreferences, language: Language): string {
  const shown = formatMoment(instant, preferences);
  if (shown === '') return '';
  return inZone(shown, timeZoneById(preferences.timeZoneId).name, language, epochOf(instant));
}

/** Both ends of a period as texts. */
interface PeriodTexts {
  readonly from: string;
  readonly to: string;
}

/** A period whose end is followed by the name of the time zone of both ends. The instants are ISO 8601 in UTC. */
export function formatZonedPeriod(period: PeriodTexts, preferences: TimePreferences, language: Language): PeriodTexts {
  return {
    from: formatMoment(period.from, preferences),
    to: formatZonedMoment(period.to, preferences, language),
  };
}
