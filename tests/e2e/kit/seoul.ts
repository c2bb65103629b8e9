const DAY_MS = 24 * 60 * 60_000;

/**
 * A day in the time zone used by the end-to-end tests, in digits as a date field accepts them (`20261122`); the
 * machine's own zone may have another date.
 *
 * @param days How many days from today.
 */
export const dayInSeoul = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' }).replaceAll('-', '');

/** How many midnights of Seoul have passed since an instant; a run may begin before one and end after it. */
export const midnightsSince = (instant: string): number => {
  const day = (at: number) => Date.parse(new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })) / DAY_MS;
  return day(Date.now()) - day(Date.parse(instant));
};
