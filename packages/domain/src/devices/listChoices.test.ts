import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultDeviceView } from './deviceView.ts';
import {
  DEFAULT_COLUMNS,
  DEVICE_COLUMNS,
  forgetView,
  moveColumn,
  NO_CHOICES,
  readListChoices,
  SAVED_VIEWS_LIMIT,
  saveView,
  shownColumns,
  toggleColumn,
  viewOf,
} from './listChoices.ts';

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

describe('a saved view', () => {
  const view = { ...defaultDeviceView('card'), page: 3, searchValue: 'x', filters: { alive: '0' } } as const;

  it('brings back filters, search, order and kind, at its first page', () => {
    const { views } = saveView(NO_CHOICES, ' Off ', view);
    expect(views.map(({ name }) => name)).toEqual(['Off']);
    expect(views.map(viewOf)).toEqual([{ ...view, page: 1 }]);
    expect(views.map(({ columns }) => columns)).toEqual([DEFAULT_COLUMNS]);
  });

  it('takes the place of one of its name, and leaves when it is forgotten', () => {
    const twice = saveView(saveView(NO_CHOICES, 'Off', view), 'Off', { ...view, searchValue: 'y' });
    expect(twice.views.map((saved) => viewOf(saved).searchValue)).toEqual(['y']);
    expect(forgetView(twice, 'Off')).toEqual(NO_CHOICES);
  });

  it('drops the oldest beyond the limit', () => {
    const names = Array.from({ length: SAVED_VIEWS_LIMIT + 3 }, (_, index) => `view ${index}`);
    const { views } = names.reduce((choices, name) => saveView(choices, name, view), NO_CHOICES);
    expect(views.map(({ name }) => name)).toEqual(names.slice(3));
  });
});

describe('what was kept of the choices', () => {
  it('is read as it was written', () => {
    const choices = saveView(
      { ...NO_CHOICES, columns: moveColumn(toggleColumn(DEFAULT_COLUMNS, 'memo'), 'connect', -1) },
      'A',
      defaultDeviceView('table'),
    );
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
