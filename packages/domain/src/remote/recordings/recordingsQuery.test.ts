import { describe, expect, it } from 'vitest';
import { DEFAULT_TIME_ZONE_ID } from '../../time/index.ts';
import { recordingsQuery } from './recordingsQuery.ts';

const VIEW = { start: '2026-11-01', end: '2026-11-21', value: '', page: 1, size: 10 } as const;

describe('the list of recordings', () => {
  it('asks for whole days in the zone of the person', () => {
    expect(recordingsQuery(VIEW, DEFAULT_TIME_ZONE_ID)).toEqual({
      from: '2026-10-31T15:00:00.000Z',
      to: '2026-11-21T15:00:00.000Z',
      limit: 10,
      offset: 0,
    });
  });

  it('sends a search where there is one, and the page', () => {
    expect(recordingsQuery({ ...VIEW, value: ' KIOSK ', page: 3, size: 20 }, DEFAULT_TIME_ZONE_ID)).toMatchObject({
      search: 'KIOSK',
      limit: 20,
      offset: 40,
    });
  });
});
