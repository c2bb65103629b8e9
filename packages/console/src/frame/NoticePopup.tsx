import { useNotices } from '@remote-console/api-client/react';
import { HEADER_NOTICE_LIMIT, noticeToPopUp } from '@remote-console/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useServices } from '../services.ts';
import { tryStore } from '../session/browserStorage.ts';
import { STORAGE_KEYS } from '../session/storageKeys.ts';

const NoticeDialog = lazy(async () => ({ default: (await import('./noticeDialog.ts')).NoticeDialog }));

/** Greets whoever has just logged in with the newest notice, while its date lies ahead and it was not skipped. */
export function NoticePopup() {
  const { sessions, storage, now } = useServices();
  const [isDue] = useState(sessions.isGreetingDue);
  const [isOpen, setOpen] = useState(true);
  const [openedAt] = useState(now);
  const { data } = useNotices(HEADER_NOTICE_LIMIT);
  const notice = isDue && data ? noticeToPopUp(data.objects, openedAt, storage.getItem(STORAGE_KEYS.noticeSkip)) : null;
  const isOver = data !== undefined && notice === null;

  useEffect(() => {
    if (isOver) sessions.greeted();
  }, [isOver, sessions]);

  if (!notice) return null;
  return (
    <Suspense fallback={null}>
      <NoticeDialog
        open={isOpen}
        notice={notice}
        skippable
        onClose={({ skip }) => {
          if (skip) tryStore(storage, STORAGE_KEYS.noticeSkip, String(notice.pk));
          sessions.greeted();
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
