import usePagination, { type UsePaginationItem } from '@mui/material/usePagination';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useList, useText } from '../../i18n/index.ts';
import { DenseButton } from '../Button/DenseButton.tsx';
import { useMedia } from '../../browser/index.ts';
import { lastPageOf } from '../DataTable/pageOf.ts';
import { ICON, MIRRORED } from '../icon.ts';
import styles from './Pagination.module.css';
import { useApproach } from './useApproach.ts';

/** Only the pages next to the current one do not fit. */
const FEW_PAGES = '(max-width: 599.95px)';

export interface PaginationProps {
  /** The current page, from 1. A page past the end counts as the last. */
  readonly page: number;
  /** Entries per page. */
  readonly pageSize: number;
  /** Total number of entries. */
  readonly total: number;
  readonly onChange: (change: { page: number }) => void;
  /** The pointer or the focus is approaching a page, and after a click the one after it. */
  readonly onPrefetch?: ((approach: { page: number }) => void) | undefined;
  /** What is counted: devices have their own counter word. */
  readonly unit?: 'devices' | 'rows';
  /** Name of the list, if a page has several: landmarks need distinct names. */
  readonly listName?: string | undefined;
}

/** The range of entries on a page, from 1: `{ from: 1, to: 24 }`. */
export function pageRange(page: number, pageSize: number, total: number): { from: number; to: number } {
  const pages = lastPageOf(total, pageSize);
  const current = Math.min(Math.max(1, page), pages);
  return { from: Math.min(total, (current - 1) * pageSize + 1), to: Math.min(total, current * pageSize) };
}

interface StepProps {
  readonly item: UsePaginationItem;
  readonly onPrefetch: () => void;
  readonly onLeave: () => void;
}

function Step({ item, onPrefetch, onLeave }: StepProps) {
  const text = useText('common');
  if (item.type === 'start-ellipsis' || item.type === 'end-ellipsis') {
    return (
      <span aria-hidden className={styles.gap}>
        …
      </span>
    );
  }
  const page = item.page ?? 1;
  const names = {
    previous: () => text('previousPage'),
    next: () => text('nextPage'),
    page: () => text(item.selected ? 'currentPage' : 'page', { page }),
  };
  const name = item.type === 'previous' || item.type === 'next' ? names[item.type]() : names.page();
  return (
    <DenseButton
      look="bare"
      className={`${styles.step} ${item.selected ? styles.current : styles.other}`}
      aria-label={name}
      aria-current={item.selected ? 'page' : undefined}
      disabled={item.disabled}
      onClick={item.onClick}
      onPointerEnter={onPrefetch}
      onFocus={onPrefetch}
      onPointerLeave={onLeave}
      onBlur={onLeave}
    >
      {item.type === 'previous' ? (
        <ChevronLeft {...ICON} {...MIRRORED} />
      ) : item.type === 'next' ? (
        <ChevronRight {...ICON} {...MIRRORED} />
      ) : (
        text('number', { value: page })
      )}
    </DenseButton>
  );
}

/** The position in a long list, and links to the other pages (B-LIST-13). */
export function Pagination({ page, pageSize, total, onChange, onPrefetch, unit = 'rows', listName }: PaginationProps) {
  const text = useText('common');
  const list = useList();
  const pages = lastPageOf(total, pageSize);
  const current = Math.min(Math.max(1, page), pages);
  const narrow = useMedia(FEW_PAGES);
  const { items } = usePagination({
    count: pages,
    page: current,
    siblingCount: narrow ? 0 : 1,
    boundaryCount: 1,
    onChange: (_event, wanted) => {
      if (wanted !== current) onChange({ page: wanted });
    },
  });
  const { approach, leave } = useApproach({ current, pages, onPrefetch });
  const { from, to } = pageRange(page, pageSize, total);
  const key = unit === 'devices' ? 'rangeOfTotal' : 'rangeOfRows';
  return (
    <div className={styles.foot}>
      <output>{total === 0 ? text('nothingInRange') : text(key, { count: total, from, to })}</output>
      {pages > 1 && (
        <nav
          aria-label={listName === undefined ? text('pagination') : list([listName, text('pagination')])}
          className={styles.steps}
        >
          {items.map((item, index) => (
            <Step
              key={`${item.type}-${item.page ?? index}`}
              item={item}
              onPrefetch={() => approach(item)}
              onLeave={leave}
            />
          ))}
        </nav>
      )}
    </div>
  );
}
