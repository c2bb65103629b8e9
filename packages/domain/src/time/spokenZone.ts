import { type Language, punctuationOf } from '../languages/index.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are kept: creating one takes longer than all it writes, and a list names the zone in every row. */
function formatOf(zoneName: string, language: Language): Intl.DateTimeFormat {
  const key = `${language} ${zoneName}`;
  const options = { timeZone: zoneName, timeZoneName: 'longGeneric' } as const;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/** A day for looking up zone names: few zones ever had another name. */
const SOME_DAY = Date.UTC(2026, 0, 1);

/**
 * A time zone's name as people say it, in summer and winter alike: `Korean Standard Time`, `Eastern Time`.
 *
 * @param zoneName IANA name.
 * @param epoch The time in epoch milliseconds, for countries that have changed their zone.
 */
export function spokenZone(zoneName: string, language: Language, epoch: number = SOME_DAY): string {
  if (zoneName === 'UTC') return zoneName;
  const parts = formatOf(zoneName, language).formatToParts(epoch);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zoneName;
  // A zone without a name of its own is given by its UTC offset, which is formatted elsewhere.
  return name.replace(/^GMT(?=[+-])/, 'UTC');
}

/** A time, or times, followed by their time zone: `09:00 (Eastern Time)`. */
export function inZone(times: string, zoneName: string, language: Language, epoch?: number): string {
  const [before, after] = punctuationOf(language).brackets;
  return `${times}${before}${spokenZone(zoneName, language, epoch)}${after}`;
}
