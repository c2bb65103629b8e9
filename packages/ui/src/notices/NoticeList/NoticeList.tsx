import type { Notice } from '@remote-console/api-client';
import { formatInstant } from '@remote-console/domain';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { DenseButton, Skeleton } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import styles from './NoticeList.module.css';

export interface NoticeListProps {
  /** Newest first; `null` while loading. */
  readonly notices: readonly Notice[] | null;
  /** How many rows are shown while loading. */
  readonly expected?: number;
  /** A notice was clicked. */
  readonly onOpen: (choice: { readonly notice: Notice }) => void;
}

/** The newest notices as a short list, in the colors of its background. */
export function NoticeList({ notices, expected = 3, onOpen }: NoticeListProps) {
  const text = useText('notices');
  const preferences = useTimePreferences();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} aria-busy={notices === null}>
      <h2 id={titleId} className={styles.title}>
        {text('title')}
      </h2>
      {notices?.length === 0 && <div className={styles.empty}>{text('empty')}</div>}
      <ul className={styles.list}>
        {notices === null
          ? Array.from({ length: expected }, (_, index) => (
              <li key={index} className={`${styles.row} ${styles.waiting}`}>
                <Skeleton width={`${60 - index * 10}%`} height={8} className={styles.bar} />
              </li>
            ))
          : notices.map((notice) => (
              <li key={notice.id}>
                <DenseButton
                  look="bare"
                  className={`${styles.row} ${styles.notice}`}
                  onClick={() => onOpen({ notice })}
                >
                  <span className={styles.words} title={notice.noticeTitle}>
                    {notice.noticeTitle}
                  </span>
                  <time className={styles.date} dateTime={notice.noticeDate}>
                    {formatInstant(notice.noticeDate, preferences, 'date')}
                  </time>
                </DenseButton>
              </li>
            ))}
      </ul>
    </section>
  );
}
