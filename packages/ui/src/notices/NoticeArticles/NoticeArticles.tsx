import type { Notice } from '@remote-console/api-client';
import { Megaphone } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { EmptyState, Skeleton } from '../../primitives/index.ts';
import { NoticeDates } from '../NoticeDates.tsx';
import { NoticeContent } from '../NoticeDialog/NoticeContent.tsx';
import { Excerpt } from './Excerpt.tsx';
import styles from './NoticeArticles.module.css';

export interface NoticeArticlesProps {
  /** In display order; `null` while loading. */
  readonly notices: readonly Notice[] | null;
  /** The address of a notice. */
  readonly noticeHref: (choice: { readonly noticeId: number }) => string;
}

const EXPECTED = [0, 1, 2];

function Article({ notice, href }: { readonly notice: Notice; readonly href: string }) {
  const titleId = useId();
  const { noticeTitle: title, noticeContent: content } = notice;
  return (
    <article aria-labelledby={titleId} className={styles.entry}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <NoticeDates notice={notice} />
      </div>
      <Excerpt href={href} title={title}>
        <NoticeContent html={content} />
      </Excerpt>
    </article>
  );
}

function Waiting() {
  const common = useText('common');
  return (
    <div role="status" aria-label={common('loading')} className={styles.frame}>
      {EXPECTED.map((row) => (
        <div key={row} className={styles.entry}>
          <Skeleton width={`${48 - row * 8}%`} height={20} />
          <Skeleton width="88%" height={14} className={styles.firstLine} />
          <Skeleton width="64%" height={14} className={styles.nextLine} />
        </div>
      ))}
    </div>
  );
}

/** A list of notices: title, date and age, beginning, and a link to the rest (C-NOTICE-01). */
export function NoticeArticles({ notices, noticeHref }: NoticeArticlesProps) {
  const text = useText('notices');
  if (notices === null) return <Waiting />;
  return (
    <div className={styles.frame}>
      {notices.length === 0 ? (
        <EmptyState Icon={Megaphone} title={text('empty')} hint={text('emptyHint')} />
      ) : (
        notices.map((notice) => <Article key={notice.id} notice={notice} href={noticeHref({ noticeId: notice.id })} />)
      )}
    </div>
  );
}
