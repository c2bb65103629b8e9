import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnsWithRoom, leastWidth, type YieldingColumn } from './columnTracks.ts';

const NAMED = [
  { field: 'name', flex: 1, minWidth: 200 },
  { field: 'memo', flex: 1, minWidth: 150, yields: 2 },
  { field: 'group', flex: 1, yields: 1 },
  { field: 'acts', width: 100 },
] as const;

const fieldsIn = (room: number | null) => columnsWithRoom(NAMED, room).map(({ field }) => field);

const column: fc.Arbitrary<YieldingColumn> = fc.record({
  width: fc.integer({ min: 20, max: 300 }),
  yields: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
});

describe('the columns that have room', () => {
  it.each([
    ['all where the room is not the limit', null, ['name', 'memo', 'group', 'acts']],
    ['all in as much as they need', 570, ['name', 'memo', 'group', 'acts']],
    ['without the first to give way in a pixel less', 569, ['name', 'memo', 'acts']],
    ['without the second to give way as well', 449, ['name', 'acts']],
    ['those that never give way, however little room there is', 40, ['name', 'acts']],
  ])('are %s', (_, room, fields) => {
    expect(fieldsIn(room)).toEqual(fields);
  });

  it('fit unless none is left to give way, and no column goes that need not', () => {
    fc.assert(
      fc.property(fc.array(column, { maxLength: 9 }), fc.integer({ min: 0, max: 1500 }), (columns, room) => {
        const left = columnsWithRoom(columns, room);
        const gone = columns.filter((one) => !left.includes(one));
        const turnsLeft = left.flatMap(({ yields }) => yields ?? []);
        const turnsGone = gone.flatMap(({ yields }) => yields ?? []);
        expect(leastWidth(left) <= room || turnsLeft.length === 0).toBe(true);
        expect(Math.max(...turnsGone, 0)).toBeLessThanOrEqual(Math.min(...turnsLeft, 6));
        // Of columns with the same turn, the rightmost hidden one was hidden last.
        const last = gone.toReversed().toSorted((one, other) => (other.yields ?? 0) - (one.yields ?? 0))[0];
        expect(last === undefined || leastWidth([...left, last]) > room).toBe(true);
      }),
    );
  });
});
