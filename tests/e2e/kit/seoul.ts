const DAY_MS = 24 * 60 * 60_000;

/** The day of an instant in the time zone used by the end-to-end tests, as `2026-11-22`. */
export const seoulDay = (at: number) => new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' });

/**
 * A day in the time zone used by the end-to-end tests, in digits as a date field accepts them (`20261122`); the
 * machine's own zone may have another date.
 *
 * @param days How many days from today.
 */
export const dayInSeoul = (days: number) => seoulDay(Date.now() + days * DAY_MS).replaceAll('-', '');

/** How many midnights of Seoul have passed since an instant; a run may begin before one and end after it. */
export const midnightsSince = (instant: string): number => {
  const midnight = (at: number) => Date.parse(seoulDay(at));
  return (midnight(Date.now()) - midnight(Date.parse(instant))) / DAY_MS;
};
