import Checkbox from '@mui/material/Checkbox';
import { canHideColumn, columnLabel, DEFAULT_COLUMNS, moveColumn, toggleColumn } from '@remote-console/domain';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, IconButton, SMALL_ICON } from '../../primitives/index.ts';
import type { ColumnsButtonProps } from './ColumnsButton.tsx';
import styles from './ColumnsPanel.module.css';
import barStyles from './GroupNavigationBar.module.css';

interface ColumnsPanelProps extends ColumnsButtonProps {
  /** Id of the title, which labels the panel's container. */
  readonly titleId: string;
}

/** Each column with its checkbox and its position, and the reset. */
export function ColumnsPanel({ columns, titleId, onChange }: ColumnsPanelProps) {
  const text = useText('devices');
  const { order, hidden } = columns;
  return (
    <>
      <div id={titleId} className={styles.title}>
        {text('columnsTitle')}
      </div>
      <ul className={styles.list}>
        {order.map((column, place) => {
          const name = text(columnLabel(column));
          return (
            <li key={column} className={styles.item}>
              <label className={styles.label}>
                <Checkbox
                  checked={!hidden.includes(column)}
                  disabled={!canHideColumn(column)}
                  onChange={() => onChange({ columns: toggleColumn(columns, column) })}
                />
                {name}
              </label>
              <IconButton
                size="small"
                aria-label={text('columnEarlier', { name })}
                disabled={place === 0}
                onClick={() => onChange({ columns: moveColumn(columns, column, -1) })}
              >
                <ArrowUp {...SMALL_ICON} />
              </IconButton>
              <IconButton
                size="small"
                aria-label={text('columnLater', { name })}
                disabled={place === order.length - 1}
                onClick={() => onChange({ columns: moveColumn(columns, column, 1) })}
              >
                <ArrowDown {...SMALL_ICON} />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <Button
        variant="text"
        size="small"
        className={barStyles.reset}
        onClick={() => onChange({ columns: DEFAULT_COLUMNS })}
      >
        {text('columnsReset')}
      </Button>
    </>
  );
}
