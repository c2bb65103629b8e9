import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATE_FORMATS, DEFAULT_DATE_FORMAT_ID, dateFormatById } from './dateFormats.ts';
import { formatInstant } from './formatInstant.ts';
import { epochOf, hasTime } from './moment.ts';
import { TIME_ZONES, timeZoneById } from './timeZones.ts';

const zoneNamed = (name: string) => TIME_ZONES.find((zone) => zone.name === name)?.value ?? null;

describe('date formats', () => {
  it('are YYYY/MM/DD, MM/DD/YYYY and DD/MM/YYYY by the ids 0, 1 and 2 [A-CONST-07] [C-PROFILE-11]', () => {
    expect(DATE_FORMATS.map(({ id, pattern }) => [id, pattern])).toEqual([
      [0, 'YYYY/MM/DD'],
      [1, 'MM/DD/YYYY'],
      [2, 'DD/MM/YYYY'],
    ]);
  });

  it('default to YYYY/MM/DD [A-CONST-08]', () => {
    expect(dateFormatById(DEFAULT_DATE_FORMAT_ID).pattern).toBe('YYYY/MM/DD');
    expect(dateFormatById(null).pattern).toBe('YYYY/MM/DD');
    expect(dateFormatById(7).pattern).toBe('YYYY/MM/DD');
  });

  it('write the two-digit year on the device detail [C-PROFILE-14]', () => {
    const shown = [0, 1, 2].map((dateFormatId) =>
      formatInstant('2026-11-05T03:00:00Z', { dateFormatId }, 'date', 'short'),
    );
    expect(shown).toEqual(['26/11/05', '11/05/26', '05/11/26']);
  });
});

describe('an instant', () => {
  it.each([
    { dateFormatId: 0, precision: 'date', shown: '2026/11/22' },
    { dateFormatId: 0, precision: 'minute', shown: '2026/11/22 00:05' },
    { dateFormatId: 0, precision: 'second', shown: '2026/11/22 00:05:09' },
    { dateFormatId: 1, precision: 'minute', shown: '11/22/2026 00:05' },
    { dateFormatId: 2, precision: 'minute', shown: '22/11/2026 00:05' },
  ] as const)('shows as $shown in Seoul', ({ dateFormatId, precision, shown }) => {
    expect(formatInstant('2026-11-21T15:05:09Z', { timeZoneId: 32, dateFormatId }, precision)).toBe(shown);
  });

  it.each([
    { instant: '2026-03-29T00:59:00Z', zone: 'Europe/Berlin', shown: '2026/03/29 01:59' },
    { instant: '2026-03-29T01:00:00Z', zone: 'Europe/Berlin', shown: '2026/03/29 03:00' },
    { instant: '2026-10-25T00:59:00Z', zone: 'Europe/Berlin', shown: '2026/10/25 02:59' },
    { instant: '2026-10-25T01:00:00Z', zone: 'Europe/Berlin', shown: '2026/10/25 02:00' },
    { instant: '2026-07-01T12:00:00Z', zone: 'America/New_York', shown: '2026/07/01 08:00' },
    { instant: '2026-12-01T12:00:00Z', zone: 'America/New_York', shown: '2026/12/01 07:00' },
    { instant: '2026-01-01T12:00:00Z', zone: 'Asia/Kathmandu', shown: '2026/01/01 17:45' },
  ])('$instant shows as $shown in $zone, daylight saving time included', ({ instant, zone, shown }) => {
    expect(formatInstant(instant, { timeZoneId: zoneNamed(zone) }, 'minute')).toBe(shown);
  });

  it('shows in the chosen zone and format whichever they are [C-PROFILE-13] [A-CONST-09]', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1980-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.constantFrom(...TIME_ZONES),
        fc.constantFrom(...DATE_FORMATS),
        (date, zone, format) => {
          const shown = formatInstant(
            date.toISOString(),
            { timeZoneId: zone.value, dateFormatId: format.id },
            'second',
          );
          // Sweden writes ISO dates, so its locale provides an independent way to get the same local time.
          const [day = '', time = ''] = date.toLocaleString('sv-SE', { timeZone: zone.name }).split(' ');
          const [year = '', month = '', dayOfMonth = ''] = day.split('-');
          const parts: Record<string, string> = { YYYY: year, MM: month, DD: dayOfMonth };
          const expected = format.pattern
            .split('/')
            .map((part) => parts[part])
            .join('/');
          expect(shown).toBe(`${expected} ${time}`);
        },
      ),
    );
  });

  it('is read as UTC when its text names no zone', () => {
    expect(epochOf('2026-11-21 03:00:00')).toBe(Date.UTC(2026, 10, 21, 3));
    expect(epochOf('2026-11-21T03:00')).toBe(Date.UTC(2026, 10, 21, 3));
    expect(epochOf('2026-11-21')).toBe(Date.UTC(2026, 10, 21));
    expect(epochOf('2026-11-21T12:00:00+09:00')).toBe(Date.UTC(2026, 10, 21, 3));
  });

  it('that is no time shows as empty text and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = formatInstant(text, {}, 'minute');
        expect(hasTime(text) || shown === '').toBe(true);
      }),
    );
  });

  it('keeps its four-digit year before the year 1000', () => {
    expect(formatInstant('0099-06-01T00:00:00Z', { timeZoneId: timeZoneById(15).value }, 'date')).toMatch(/^0099\//);
  });
});

describe('a time field', () => {
  it.each([null, undefined, '', 'None', 'soon', '1', 'May 4', '2026-13-45T00:00:00Z'])('%s holds no time', (value) => {
    expect(hasTime(value)).toBe(false);
  });

  it('that says None is never shown [B-TABLE-08]', () => {
    for (const none of ['None', ' None ', 'none']) {
      expect(hasTime(none)).toBe(false);
      for (const precision of ['date', 'minute', 'second'] as const)
        expect(formatInstant(none, {}, precision)).toBe('');
    }
  });

  it('holds a time when it is one', () => {
    expect(hasTime('2026-11-21T03:00:00.000Z')).toBe(true);
  });
});
