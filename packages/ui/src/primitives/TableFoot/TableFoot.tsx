import { PageSizeSelect } from '../PageSizeSelect/PageSizeSelect.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import styles from './TableFoot.module.css';

export interface TableFootProps<Size extends number> {
  /** The current page, from 1. */
  readonly page: number;
  /** Entries per page. */
  readonly pageSize: Size;
  /** The choices, smallest first; fewer than two offer no choice. */
  readonly pageSizes: readonly Size[];
  /** Total number of entries. */
  readonly total: number;
  readonly onPageChange: (change: { page: number }) => void;
  /** Another size was chosen; the host goes to the first page. */
  readonly onPageSizeChange: (change: { size: Size }) => void;
  /** What is counted: devices have their own counter word. */
  readonly unit?: 'devices' | 'rows';
  /** Name of the list, if a page has several: landmarks need distinct names. */
  readonly listName?: string | undefined;
}

/** Below a table: the range on the screen, the page size, and links to the other pages. */
export function TableFoot<Size extends number>(props: TableFootProps<Size>) {
  const { page, pageSize, pageSizes, total, onPageChange, onPageSizeChange, unit = 'rows', listName } = props;
  return (
    <div className={styles.foot}>
      {pageSizes.length > 1 && <PageSizeSelect value={pageSize} options={pageSizes} onChange={onPageSizeChange} />}
      <div className={styles.pages}>
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          unit={unit}
          listName={listName}
          onChange={onPageChange}
        />
      </div>
    </div>
  );
}
