import { type Language, punctuationOf, unitText } from '../languages/index.ts';
import { timeSpan } from './timeSpan.ts';

/**
 * A duration in days, hours, and minutes, in words: `1 day 2 hours`, `1일 2시간`, `1日2時間`. `Intl.DurationFormat` is not in
 * all browsers yet, and writes Japanese with spaces.
 */
export function durationText(milliseconds: number, language: Language): string {
  return timeSpan(milliseconds)
    .map(({ unit, value }) => unitText(value, { unit, unitDisplay: 'long' }, language))
    .join(punctuationOf(language).gap);
}
