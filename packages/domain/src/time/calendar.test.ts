import { expect, it } from 'vitest';
import { wallClock } from './calendar.ts';
import { STEADY_OFFSETS, STEADY_SINCE, TIME_ZONES } from './timeZones.ts';

const QUARTER_MS = 15 * 60_000;
const QUARTERS = 4 * 24;

/** UTC days on which clocks change somewhere, and one on which they change nowhere. */
const DAYS = [
  '2026-03-08',
  '2026-03-28',
  '2026-03-29',
  '2026-04-04',
  '2026-10-03',
  '2026-10-25',
  '2026-11-01',
  '2026-01-15',
];

it.each(TIME_ZONES)('shows what the zone database does on days on which clocks are changed: $name', ({ name }) => {
  // Sweden writes ISO dates, so its locale provides an independent way to get the same local time.
  const database = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' });
  for (const day of DAYS) {
    for (let quarter = 0; quarter < QUARTERS; quarter += 1) {
      const epoch = Date.parse(day) + quarter * QUARTER_MS;
      const { year, month, day: date, hour, minute, second } = wallClock(epoch, name);
      expect(`${year}-${month}-${date} ${hour}:${minute}:${second}`).toBe(database.format(epoch));
    }
  }
});

/** Shorter than the interval between any two clock changes ever. */
const WEEK_MS = 7 * 24 * 60 * 60_000;

it.each([...STEADY_OFFSETS])('knows by the zone database that nobody changes the clocks of %s', (name, minutes) => {
  const database = new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' });
  const offsets = new Set<number>();
  for (let epoch = STEADY_SINCE; epoch < Date.UTC(2040, 0, 1); epoch += WEEK_MS) {
    offsets.add(Date.parse(`${database.format(epoch).replace(' ', 'T')}Z`) - epoch);
  }
  expect([...offsets]).toEqual([minutes * 60_000]);
});
