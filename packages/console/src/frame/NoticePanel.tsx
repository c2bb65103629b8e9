import { useLanguage, useText } from '@remote-console/ui';
import { LatestInboxWidget } from '@remote-console/ui/inbox';
import { LatestNoticesWidget } from '@remote-console/ui/notices';
import { LinkButton } from '@remote-console/ui/primitives';
import { hrefOf, useInboxHref } from '../routing/index.ts';
import styles from './NoticeMenu.module.css';

interface NoticePanelProps {
  /** Called when something in it was followed. */
  readonly onClose: () => void;
}

/** New inbox items and the latest notices. */
export function NoticePanel({ onClose }: NoticePanelProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const inboxHref = useInboxHref();
  return (
    <>
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
