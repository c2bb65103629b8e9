import type { Language } from '../languages/index.ts';

/** The brackets that a language puts around an addition. */
const BRACKETS: Readonly<Record<Language, readonly [before: string, after: string]>> = {
  ko: [' (', ')'],
  en: [' (', ')'],
  ja: ['（', '）'],
};

/** A day on which zones are asked for their names: few of them ever had another. */
const SOME_DAY = Date.UTC(2026, 0, 1);

/**
 * The name of a time zone as people say it, summer and winter alike: `Korean Standard Time`, `Eastern Time`.
 *
 * @param zoneName IANA name.
 * @param epoch When it is, in epoch milliseconds, for countries that have changed their zone.
 */
export function spokenZone(zoneName: string, language: Language, epoch: number = SOME_DAY): string {
  if (zoneName === 'UTC') return zoneName;
  const format = new Intl.DateTimeFormat(language, { timeZone: zoneName, timeZoneName: 'longGeneric' });
  const name = format.formatToParts(epoch).find(({ type }) => type === 'timeZoneName')?.value ?? zoneName;
  // A zone without a name of its own is given by its distance from UTC, which is written like that elsewhere.
  return name.replace(/^GMT(?=[+-])/, 'UTC');
}

/** A time, or times, followed by the zone that they are in: `09:00 (Eastern Time)`. */
export function inZone(times: string, zoneName: string, language: Language, epoch?: number): string {
  const [before, after] = BRACKETS[language];
  return `${times}${before}${spokenZone(zoneName, language, epoch)}${after}`;
}
