import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './FoundRows.module.css';

/** A row that can be chosen. */
export interface FoundRow {
  readonly key: string;
  readonly content: ReactNode;
  readonly onChoose: () => void;
}

interface FoundRowsProps {
  readonly label: string;
  readonly rows: readonly FoundRow[];
}

/** The arrow keys move from row to row, and stop at the ends. */
function moveWithin(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="button"]')];
  const place = rows.findIndex((row) => row === document.activeElement);
  rows[place + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}

/** The results of a search, to choose from. */
export function FoundRows({ label, rows }: FoundRowsProps) {
  return (
    <div className={styles.frame}>
      <List aria-label={label} disablePadding onKeyDown={moveWithin} sx={{ maxHeight: 280, overflowY: 'auto' }}>
        {rows.map(({ key, content, onChoose }, index) => (
          <ListItem key={key} disablePadding divider={index < rows.length - 1}>
            <ListItemButton onClick={onChoose} sx={{ minHeight: 44, px: 'var(--rc-space-inset)' }}>
              {content}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </div>
  );
}
