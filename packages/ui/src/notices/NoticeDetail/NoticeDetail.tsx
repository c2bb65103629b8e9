import type { Notice } from '@remote-console/api-client';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, ICON, Link, MIRRORED, PageHeader } from '../../primitives/index.ts';
import { NoticeDates } from '../NoticeDates.tsx';
import { NoticeContent } from '../NoticeDialog/NoticeContent.tsx';
import styles from './NoticeDetail.module.css';

export interface NoticeDetailProps {
  readonly notice: Notice;
  /** The page of all notices. */
  readonly listHref: string;
  /** Returns to where the person came from. */
  readonly onBack: () => void;
  /** The actions of the notice. */
  readonly actions?: ReactNode;
}

/** One notice on its own page, with links back and to the list (C-NOTICE-03, C-NOTICE-04). */
export function NoticeDetail({ notice, listHref, onBack, actions }: NoticeDetailProps) {
  const text = useText('notices');
  const common = useText('common');
  return (
    <article className={styles.article}>
      <div className={styles.back}>
        <Button variant="text" startIcon={<ArrowLeft {...ICON} {...MIRRORED} />} onClick={onBack}>
          {common('back')}
        </Button>
      </div>
      <PageHeader title={notice.noticeTitle} actions={actions} />
      <div className={styles.dates}>
        <NoticeDates notice={notice} />
      </div>
      <div className={styles.content}>
        <NoticeContent html={notice.noticeContent} under={1} />
      </div>
      <Link href={listHref} className={styles.toList}>
        {text('toList')}
      </Link>
    </article>
  );
}
