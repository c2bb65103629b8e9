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

/** A table that can fail offers to ask again. */
type Failing =
  | { readonly failed?: false; readonly onRetry?: () => void }
  | {
      /** Whether the rows could not be loaded. */
      readonly failed: boolean;
      /** Asks again. */
      readonly onRetry: () => void;
    };

interface DataTableStates {
  /** Whether rows are loading. Without rows a skeleton is shown; with rows they stay readable under a line. */
  readonly loading?: boolean;
  /** How many rows the skeleton has; 8 by default. */
  readonly expectedRows?: number;
  /** Whether the person may not look, and who could help; `true` says it in general words. */
  readonly forbidden?: ReactNode;
  /**
   * What says that the rows are as they were; without it they are as they are now. Nothing in such rows can be acted on:
   * they do not open, and neither their checkboxes nor a `RowButton` can be pressed.
   */
  readonly outdated?: OutdatedNoteProps | null;
  /** Stands there when there is no row: an `EmptyState` with words of its own, and a way out. */
  readonly empty?: ReactNode;
}

export type DataTableProps<Row, Key extends RowKey, SortKey extends string> = DataRowsProps<Row, Key, SortKey> &
  DataTableStates &
  Failing;

/**
 * A list as a table, and below 768 px as cards. Sorting and paging are the server's. Says as text when it loads, has
 * failed, is empty or must not be seen.
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
