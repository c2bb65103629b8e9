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
  /** Where all notices are; without it there is no way to them. */
  readonly allHref?: string;
}

/**
 * The newest three notices; pressing one opens it. Notices are a courtesy: when they cannot be read, nothing is said and
 * nothing blocks what the page is for.
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
