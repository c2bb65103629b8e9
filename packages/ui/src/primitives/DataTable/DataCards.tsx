import Checkbox from '@mui/material/Checkbox';
import { pageSelection, togglePage, toggleSelection } from '@remote-console/domain';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { CheckField } from '../CheckField/CheckField.tsx';
import { useIsOutdated } from '../OutdatedNote/outdated.ts';
import type { RowKey } from '../TableGrid/types.ts';
import { LinkedTitle } from './LinkedTitle.tsx';
import { SortSelect } from './SortSelect.tsx';
import { selectableKeys, type DataRowsProps, type PhoneRole } from './types.ts';
import styles from './DataCards.module.css';

interface LineProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Line({ name, children }: LineProps) {
  return (
    <>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}

interface CardProps<Row, Key extends RowKey, SortKey extends string> extends DataRowsProps<Row, Key, SortKey> {
  readonly row: Row;
}

function Card<Row, Key extends RowKey, SortKey extends string>(props: CardProps<Row, Key, SortKey>) {
  const { row, columns, getRowKey, selection, rowTone, onRowOpen } = props;
  const text = useText('common');
  const isOutdated = useIsOutdated();
  const titleId = useId();
  const as = (role: PhoneRole) => columns.filter(({ phone = 'line' }) => phone === role);
  const lines = as('line');
  const actions = as('actions');
  const tone = rowTone?.(row) ?? 'normal';
  const isSelected = selection?.selected.has(getRowKey(row)) ?? false;
  return (
    <article aria-labelledby={titleId} className={`${styles.card} ${isSelected ? styles.selected : styles[tone]}`}>
      <div className={styles.head}>
        {selection && (selection.isSelectable?.(row) ?? true) && (
          <Checkbox
            sx={{ m: 'calc(-1 * var(--rc-space-sm)) 0 calc(-1 * var(--rc-space-sm)) calc(-1 * var(--rc-space-inset))' }}
            disabled={isOutdated}
            checked={isSelected}
            slotProps={{ input: { 'aria-label': text('selectRow', { name: selection.nameOf(row) }) } }}
            onChange={() =>
              selection.onSelectionChange({ selected: toggleSelection(selection.selected, getRowKey(row)) })
            }
          />
        )}
        <div id={titleId} className={styles.title}>
          {as('title').map(({ field, render }) =>
            onRowOpen ? (
              <LinkedTitle key={field} onOpen={() => onRowOpen(row)}>
                {render(row)}
              </LinkedTitle>
            ) : (
              <div key={field} className={styles.words}>
                {render(row)}
              </div>
            ),
          )}
        </div>
      </div>
      {lines.length > 0 && (
        <dl className={styles.facts}>
          {lines.map(({ field, header, render }) => (
            <Line key={field} name={header}>
              {render(row)}
            </Line>
          ))}
        </dl>
      )}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(({ field, render }) => (
            <div key={field} className={styles.action}>
              {render(row)}
            </div>
          ))}
        </div>
      )}
    </article>
  );
}

/** The rows on a phone: a list of cards, with sorting and select-all above it. */
export function DataCards<Row, Key extends RowKey, SortKey extends string>(props: DataRowsProps<Row, Key, SortKey>) {
  const { label, rows, columns, getRowKey, sorting, onSort, selection } = props;
  const text = useText('common');
  const isOutdated = useIsOutdated();
  const page = selection ? selectableKeys(rows, getRowKey, selection) : [];
  const onPage = selection ? pageSelection(selection.selected, page) : 'none';
  const sortable = onSort !== undefined && columns.some(({ sortKey }) => sortKey !== undefined);
  return (
    <div>
      {(sortable || page.length > 0) && (
        <div className={styles.choices}>
          {selection && page.length > 0 && (
            <CheckField
              label={text('selectPage')}
              disabled={isOutdated}
              checked={onPage === 'all'}
              partly={onPage === 'some'}
              onChange={() => selection.onSelectionChange({ selected: togglePage(selection.selected, page) })}
            />
          )}
          {sortable && (
            <div className={styles.order}>
              <SortSelect columns={columns} sorting={sorting} onSort={onSort} />
            </div>
          )}
        </div>
      )}
      <ul aria-label={label} className={styles.list}>
        {rows.map((row) => (
          <li key={getRowKey(row)}>
            <Card {...props} row={row} />
          </li>
        ))}
      </ul>
    </div>
  );
}
