import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEVICE_COLUMNS } from './deviceFields.ts';
import { DEFAULT_COLUMNS, moveColumn, NO_CHOICES, readListChoices, shownColumns, toggleColumn } from './listChoices.ts';

describe('the columns of the list', () => {
  it('are hidden and shown again in their place, but for those that stay', () => {
    const hidden = toggleColumn(toggleColumn(DEFAULT_COLUMNS, 'memo'), 'alias');
    expect(shownColumns(hidden)).toEqual(DEVICE_COLUMNS.filter((column) => column !== 'memo'));
    expect(toggleColumn(hidden, 'memo')).toEqual(DEFAULT_COLUMNS);
  });

  it('stay the same columns whatever is moved', () => {
    const step = fc.tuple(fc.constantFrom(...DEVICE_COLUMNS), fc.constantFrom<-1 | 1>(-1, 1));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { order } = steps.reduce((choice, [column, by]) => moveColumn(choice, column, by), DEFAULT_COLUMNS);
        expect(order.toSorted()).toEqual(DEVICE_COLUMNS.toSorted());
      }),
    );
    expect(moveColumn(DEFAULT_COLUMNS, 'alive', -1)).toEqual(DEFAULT_COLUMNS);
    expect(moveColumn(DEFAULT_COLUMNS, 'alive', 1).order.slice(0, 2)).toEqual(['actions', 'alive']);
  });
});

describe('what was kept of the choices', () => {
  it('is read as it was written', () => {
    const columns = moveColumn(toggleColumn(DEFAULT_COLUMNS, 'memo'), 'connect', -1);
    const choices = { columns, views: [{ name: 'A', query: { isOnline: '0' }, columns }] };
    expect(readListChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  it('shows the plain list where it is spoiled', () => {
    for (const spoiled of [null, 7, [], { views: [{ name: 1 }], columns: { order: 'x' } }]) {
      expect(readListChoices(spoiled)).toEqual(NO_CHOICES);
    }
    expect(readListChoices({ columns: { order: ['memo', 'nothing'], hidden: ['alias', 'connect'] } }).columns).toEqual({
      order: ['memo', ...DEVICE_COLUMNS.filter((column) => column !== 'memo')],
      hidden: ['connect'],
    });
  });
});
