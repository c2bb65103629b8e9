import { useText } from '../../i18n/index.ts';
import { SelectField } from '../SelectField/SelectField.tsx';
import type { DataSorting } from '../TableGrid/types.ts';
import type { DataColumn } from './types.ts';

interface SortSelectProps<Row, SortKey extends string> {
  readonly columns: readonly DataColumn<Row, SortKey>[];
  readonly sorting: DataSorting<SortKey> | undefined;
  readonly onSort: (sorting: DataSorting<SortKey>) => void;
}

const ORDERS = ['asc', 'desc'] as const;

/** Sorts the cards on a phone, which has no column headers. */
export function SortSelect<Row, SortKey extends string>({ columns, sorting, onSort }: SortSelectProps<Row, SortKey>) {
  const text = useText('common');
  const choices = columns.flatMap(({ header, sortKey }) =>
    sortKey === undefined
      ? []
      : ORDERS.map((order) => ({
          value: `${sortKey} ${order}`,
          label: text(order === 'asc' ? 'sortAscending' : 'sortDescending', { column: header }),
          sorting: { by: sortKey, order },
        })),
  );
  if (choices.length === 0) return null;
  return (
    <SelectField
      label={text('sortBy')}
      labelHidden
      placeholder={text('sortBy')}
      value={sorting ? `${sorting.by} ${sorting.order}` : ''}
      options={choices}
      onChange={({ value }) => {
        const chosen = choices.find((choice) => choice.value === value);
        if (chosen) onSort(chosen.sorting);
      }}
    />
  );
}
