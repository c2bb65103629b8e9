import { useMemo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styles from './TableGrid.module.css';
import type { GridColumn, RowKey, RowTone } from './types.ts';

interface GridRowProps<Row, SortKey extends string> {
  readonly row: Row;
  readonly rowKey: RowKey;
  readonly columns: readonly GridColumn<Row, SortKey>[];
  readonly tone: RowTone;
  /** Undefined if nothing can be selected. */
  readonly selected: boolean | undefined;
  readonly menuOpen: boolean;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onContextMenu: ((event: MouseEvent<HTMLElement>, row: Row) => void) | undefined;
  readonly onKeyDown: ((event: KeyboardEvent<HTMLElement>, row: Row) => void) | undefined;
}

/** A click on one of these is handled there and does not open the row. */
const CONTROLS = 'a, button, input, select, textarea, label, [role="button"]';

const WORD_CELLS = {
  start: styles.words,
  center: `${styles.words} ${styles['words-center']}`,
  end: `${styles.words} ${styles['words-end']}`,
} as const;
const CONTROL_CELLS = {
  start: styles.controls,
  center: `${styles.controls} ${styles['controls-center']}`,
  end: `${styles.controls} ${styles['controls-end']}`,
} as const;
const SIGN_CELL = `${styles.controls} ${styles.signs}`;

const isOnControl = ({ target }: MouseEvent) => target instanceof Element && target.closest(CONTROLS) !== null;

/** Whether a key opens the row: Enter on a cell without a control. */
const opensRow = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof Element && target.role === 'gridcell' && target.querySelector(CONTROLS) === null;

const isPlain = (content: ReactNode): content is string | number =>
  typeof content === 'string' || typeof content === 'number';

/** One row and its cells, re-rendered only for another row, other columns or another look. */
export function GridRow<Row, SortKey extends string>(props: GridRowProps<Row, SortKey>) {
  const { row, rowKey, columns, tone, selected, menuOpen, onOpen, onContextMenu, onKeyDown } = props;
  return useMemo(() => {
    const state = { selected: selected ?? false, menuOpen };
    const look = `${styles.row} ${selected ? styles.selected : styles[tone]}`;
    return (
      <div
        role="row"
        data-id={rowKey}
        data-tone={tone}
        aria-selected={selected}
        className={onOpen ? `${look} ${styles.opens}` : look}
        onClick={onOpen && ((event) => !isOnControl(event) && onOpen(row))}
        onKeyDown={
          (onOpen || onKeyDown) &&
          ((event) => {
            onKeyDown?.(event, row);
            if (event.defaultPrevented || !onOpen || !opensRow(event)) return;
            event.preventDefault();
            onOpen(row);
          })
        }
        onContextMenu={onContextMenu && ((event) => onContextMenu(event, row))}
      >
        {columns.map(({ field, align = 'start', quiet = false, signs = false, render }) => {
          const content = render(row, state);
          const plain = isPlain(content);
          const kind = plain ? WORD_CELLS[align] : signs ? SIGN_CELL : CONTROL_CELLS[align];
          return (
            <div
              key={field}
              role="gridcell"
              data-field={field}
              tabIndex={-1}
              title={plain ? String(content) : undefined}
              className={quiet ? `${kind} ${styles.dim}` : kind}
            >
              {content}
            </div>
          );
        })}
      </div>
    );
  }, [row, rowKey, columns, tone, selected, menuOpen, onOpen, onContextMenu, onKeyDown]);
}
