import type { Language } from '../languages/index.ts';
import type { TimePreferences } from './formatInstant.ts';
import { formatMoment } from './formatMoment.ts';
import { epochOf } from './moment.ts';
import { timeZoneById } from './timeZones.ts';

/** The brackets that a language puts around an addition. */
const BRACKETS: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  ko: [' (', ')'],
  en: [' (', ')'],
  ja: ['（', '）'],
};

/** The name of a time zone as people say it, summer and winter alike: `Korean Standard Time`, `Eastern Time`. */
function spokenZone(epoch: number, zoneName: string, language: Language): string {
  if (zoneName === 'UTC') return zoneName;
  const format = new Intl.DateTimeFormat(language, { timeZone: zoneName, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(epoch).find(({ type }) => type === 'timeZoneName')?.value ?? zoneName;
  // A zone without a name of its own is given by its distance from UTC, which is written like that elsewhere.
  return name.replace(/^GMT(?=[+-])/, 'UTC');
}

/**
 * An instant like `formatMoment`, followed by the name of its time zone: for texts that leave the console, whose readers
 * may be in another zone than those they tell about. `2026/11/21 18:00 (Korean Standard Time)`.
 *
 * @returns Empty text when `instant` is no time.
 */
export function formatZonedMoment(instant: string, preferences: TimePreferences, language: Language): string {
  const shown = formatMoment(instant, preferences);
  if (shown === '') return '';
  const [before, after] = BRACKETS[language];
  const zone = spokenZone(epochOf(instant), timeZoneById(preferences.timeZoneId).name, language);
  return `${shown}${before}${zone}${after}`;
}

/** Both ends of a period as texts. */
interface PeriodTexts {
  readonly from: string;
  readonly to: string;
}

/** A period whose end is followed by the name of the time zone that both ends are in. The instants are ISO 8601 in UTC. */
export function formatZonedPeriod(period: PeriodTexts, preferences: TimePreferences, language: Language): PeriodTexts {
  return {
    from: formatMoment(period.from, preferences),
    to: formatZonedMoment(period.to, preferences, language),
  };
}
