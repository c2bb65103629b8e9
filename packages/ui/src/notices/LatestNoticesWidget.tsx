import type { Notice } from '@remote-console/api-client';
import { useNotices } from '@remote-console/api-client/react';
import { LOGIN_NOTICE_LIMIT } from '@remote-console/domain';
import { Suspense, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { Link } from '../primitives/index.ts';
import { later } from '../material/index.ts';
import { NoticeList } from './NoticeList/NoticeList.tsx';
import styles from './LatestNoticesWidget.module.css';

const NoticeDialog = later(async () => (await import('./NoticeDialog/NoticeDialog.tsx')).NoticeDialog);

export interface LatestNoticesWidgetProps {
  /** The page of all notices; without it there is no link. */
  readonly allHref?: string;
}

/**
 * The newest three notices; clicking one opens it. Notices are optional: if they cannot be read, nothing is shown and
 * the page is not blocked.
 */
export function LatestNoticesWidget({ allHref }: LatestNoticesWidgetProps) {
  const text = useText('notices');
  const { data, error } = useNotices(LOGIN_NOTICE_LIMIT);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [open, setOpen] = useState(false);
  if (!data && error) return null;
  return (
    <>
      <NoticeList
        notices={data?.objects.slice(0, LOGIN_NOTICE_LIMIT) ?? null}
        expected={LOGIN_NOTICE_LIMIT}
        onOpen={(choice) => {
          setNotice(choice.notice);
          setOpen(true);
        }}
      />
      {allHref !== undefined && (
        <div className={styles.all}>
          <Link href={allHref}>{text('toList')}</Link>
        </div>
      )}
      {notice && (
        <Suspense fallback={null}>
          <NoticeDialog key={notice.id} open={open} notice={notice} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
