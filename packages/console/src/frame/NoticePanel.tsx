import { useLanguage, useText } from '@remote-console/ui';
import { LatestInboxWidget } from '@remote-console/ui/inbox';
import { LatestNoticesWidget } from '@remote-console/ui/notices';
import { LinkButton } from '@remote-console/ui/primitives';
import { useInboxHref } from '../inbox/useInboxHref.ts';
import { hrefOf } from '../routes/paths.ts';
import styles from './NoticeMenu.module.css';
import { WaitingLinks, type WaitingLinksProps } from './WaitingLinks.tsx';

interface NoticePanelProps extends Pick<WaitingLinksProps, 'waiting'> {
  /** Something in it was followed. */
  readonly onClose: () => void;
}

/** What waits for the person, what is new in the inbox, and the newest notices. */
export function NoticePanel({ waiting, onClose }: NoticePanelProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const inboxHref = useInboxHref();
  return (
    <>
      {waiting.requests + waiting.tickets > 0 && (
        <div className={styles.waiting}>
          <WaitingLinks waiting={waiting} onGo={onClose} />
        </div>
      )}
      <div className={styles.part}>
        <LatestInboxWidget hrefOf={inboxHref} onOpen={onClose} />
        <LinkButton href={hrefOf('inbox', { lang })} onClick={onClose} fullWidth>
          {text('openInbox')}
        </LinkButton>
      </div>
      <div className={styles.part}>
        <LatestNoticesWidget />
        <LinkButton href={hrefOf('notice', { lang })} onClick={onClose} fullWidth>
          {text('allNotices')}
        </LinkButton>
      </div>
    </>
  );
}
