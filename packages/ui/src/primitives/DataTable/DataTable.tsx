import type { ReactNode } from 'react';
import { useMedia } from '../../browser/index.ts';
import { LoadingBar } from '../LoadingBar/LoadingBar.tsx';
import { NARROW_MEDIA } from '../Field/fieldLayout.ts';
import { ListSurface } from '../ListSurface/ListSurface.tsx';
import { OutdatedContext } from '../OutdatedNote/outdated.ts';
import { OutdatedNote, type OutdatedNoteProps } from '../OutdatedNote/OutdatedNote.tsx';
import { EmptyState } from '../StateMessage/EmptyState.tsx';
import { LoadFailed } from '../StateMessage/LoadFailed.tsx';
import { NoPermission } from '../StateMessage/NoPermission.tsx';
import { DataCards } from './DataCards.tsx';
import { DataRows } from './DataRows.tsx';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import type { RowKey } from '../TableGrid/types.ts';
import type { DataRowsProps } from './types.ts';
import styles from './DataTable.module.css';

/** A table that can fail offers to retry. */
type Failing =
  | { readonly failed?: false; readonly onRetry?: () => void }
  | {
      /** Whether the rows could not be loaded. */
      readonly failed: boolean;
      /** Retries. */
      readonly onRetry: () => void;
    };

interface DataTableStates {
  /** Whether rows are loading. Without rows a skeleton is shown; existing rows stay readable under a progress line. */
  readonly loading?: boolean;
  /** Number of rows of the skeleton; 8 by default. */
  readonly expectedRows?: number;
  /** Whether the person lacks permission, with whom to ask; `true` for a general text. */
  readonly forbidden?: ReactNode;
  /**
   * The note that the rows are outdated; undefined if they are current. Nothing in outdated rows works: they do not
   * open, and their checkboxes and `RowButton`s are disabled.
   */
  readonly outdated?: OutdatedNoteProps | null;
  /** Shown if there are no rows: an `EmptyState` with its own text and action. */
  readonly empty?: ReactNode;
}

export type DataTableProps<Row, Key extends RowKey, SortKey extends string> = DataRowsProps<Row, Key, SortKey> &
  DataTableStates &
  Failing;

/**
 * A list as a table, and below 768 px as cards. The server sorts and paginates. It has loading, failed, empty and
 * forbidden states.
 */
export function DataTable<Row extends object, Key extends RowKey, SortKey extends string = never>(
  props: DataTableProps<Row, Key, SortKey>,
) {
  const {
    loading = false,
    expectedRows = 8,
    failed = false,
    onRetry,
    forbidden = false,
    outdated,
    empty,
    ...drawn
  } = props;
  const { rows, columns, selection, rowHeight } = drawn;
  const isOutdated = outdated !== null && outdated !== undefined;
  const shown = isOutdated ? { ...drawn, onRowOpen: undefined } : drawn;
  const narrow = useMedia(NARROW_MEDIA.replace('@media ', ''));

  if (forbidden) return <ListSurface>{forbidden === true ? <NoPermission /> : forbidden}</ListSurface>;
  if (failed) {
    return (
      <ListSurface>
        <LoadFailed onRetry={() => onRetry?.()} retrying={loading} />
      </ListSurface>
    );
  }
  if (rows.length === 0 && loading) {
    return (
      <DataTableSkeleton
        columns={columns}
        rows={expectedRows}
        selects={selection !== undefined}
        rowHeight={rowHeight}
        narrow={narrow}
      />
    );
  }
  if (rows.length === 0) return <ListSurface>{empty ?? <EmptyState />}</ListSurface>;
  return (
    <div aria-busy={loading} className={styles.table}>
      {outdated && (
        <div className={styles.outdated}>
          <OutdatedNote {...outdated} />
        </div>
      )}
      {loading && !outdated && <LoadingBar />}
      <OutdatedContext.Provider value={isOutdated}>
        {narrow ? <DataCards {...shown} /> : <DataRows {...shown} />}
      </OutdatedContext.Provider>
    </div>
  );
}
