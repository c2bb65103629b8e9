import { useNotices } from '@remote-console/api-client/react';
import { HEADER_NOTICE_LIMIT, linkedApproval, linkedTicket, noticeToPopUp } from '@remote-console/domain';
import { later } from '@remote-console/ui/provider';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../services/index.ts';
import { STORAGE_KEYS, tryStore } from '../storage/index.ts';

const NoticeDialog = later(async () => (await import('./noticeDialog.ts')).NoticeDialog);

interface NoticePopupProps {
  /** There is no notice to greet with, or it was closed. */
  readonly onOver: () => void;
}

/**
 * Whether the address opens something automatically, as the link of a mail does; it forgets that when it has been dealt
 * with.
 */
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
 * Greets whoever has just logged in with the newest notice, while its date lies ahead and it was not skipped. Who came by a
 * link is greeted after what it opened: one dialog never covers another. Any other page asks for no notice.
 */
export function NoticePopup({ onOver }: NoticePopupProps) {
  const { sessions } = useServices();
  const [isDue] = useState(sessions.isGreetingDue);
  return isDue && <Greeting onOver={onOver} />;
}
