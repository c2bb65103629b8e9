import { useNotices } from '@remote-console/api-client/react';
import { HEADER_NOTICE_LIMIT, linkedApproval, linkedTicket, noticeToPopUp } from '@remote-console/domain';
import { later } from '@remote-console/ui/provider';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../services/index.ts';
import { STORAGE_KEYS, tryStore } from '../storage/index.ts';

const NoticeDialog = later(async () => (await import('./noticeDialog.ts')).NoticeDialog);

interface NoticePopupProps {
  /** Called when there is no notice to show, or it was closed. */
  readonly onOver: () => void;
}

/** Whether the address opens something automatically, as email links do; the address drops that once it is done. */
function useLinkOpens(): boolean {
  const [query] = useSearchParams();
  const parameters = Object.fromEntries(query);
  return linkedApproval(parameters) !== null || linkedTicket(parameters) !== null;
}

function Greeting({ onOver }: NoticePopupProps) {
  const { sessions, storage, now } = useServices();
  const [isOpen, setOpen] = useState(true);
  const [openedAt] = useState(now);
  const { data } = useNotices(HEADER_NOTICE_LIMIT);
  const waits = useLinkOpens();
  const isKnown = data !== undefined && !waits;
  const notice = isKnown ? noticeToPopUp(data.objects, openedAt, storage.getItem(STORAGE_KEYS.noticeSkip)) : null;
  const isOver = isKnown && notice === null;

  const tellOver = useRef(onOver);
  useEffect(() => {
    tellOver.current = onOver;
  });
  useEffect(() => {
    if (!isOver) return;
    sessions.greeted();
    tellOver.current();
  }, [isOver, sessions]);

  if (!notice) return null;
  return (
    <Suspense fallback={null}>
      <NoticeDialog
        open={isOpen}
        notice={notice}
        skippable
        onClose={({ skip }) => {
          if (skip) tryStore(storage, STORAGE_KEYS.noticeSkip, String(notice.id));
          sessions.greeted();
          setOpen(false);
          onOver();
        }}
      />
    </Suspense>
  );
}

/**
 * Shows the latest notice right after a login, while its date is in the future and it was not skipped. After a link, it
 * waits until whatever the link opened is closed: one dialog never covers another. No other page requests a notice.
 */
export function NoticePopup({ onOver }: NoticePopupProps) {
  const { sessions } = useServices();
  const [isDue] = useState(sessions.isGreetingDue);
  return isDue && <Greeting onOver={onOver} />;
}
