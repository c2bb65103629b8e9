import Box from '@mui/material/Box';
import { useLanguage, useText } from '@remote-console/ui';
import { LatestNoticesWidget } from '@remote-console/ui/notices';
import { DenseButton, LinkButton, ListSkeleton, Popup } from '@remote-console/ui/primitives';
import { later } from '@remote-console/ui/provider';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { hrefOf } from '../routes/paths.ts';
import styles from './NoticeMenu.module.css';
import { useBell } from './useBell.ts';
import { WaitingCount } from './WaitingCount.tsx';
import { WaitingLinks } from './WaitingLinks.tsx';

const LatestInbox = later(async () => (await import('../inbox/LatestInbox.tsx')).LatestInbox);

/** What waits for the person, what is new in the inbox, and the newest notices, behind a bell that counts (A-FRAME-22). */
export function NoticeMenu() {
  const text = useText('frame');
  const lang = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const { waiting, count, name } = useBell();
  return (
    <>
      <DenseButton
        look="icon"
        aria-label={name}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles.bell}>
          <Bell size={18} strokeWidth={1.8} aria-hidden />
          <span className={styles.sign}>
            <WaitingCount count={count} strong />
          </span>
        </span>
      </DenseButton>
      <Popup
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': text('notices'),
            sx: { mt: 'var(--rc-space-sm)', width: 'min(400px, calc(100vw - 32px))' },
          },
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 'var(--rc-space-sm)',
            p: 'var(--rc-space-inset) var(--rc-space-lg)',
            color: 'tone.text',
          }}
        >
          {waiting.requests + waiting.tickets > 0 && (
            <div className={styles.waiting}>
              <WaitingLinks waiting={waiting} onGo={close} />
            </div>
          )}
          <div className={styles.part}>
            <Suspense fallback={<ListSkeleton rows={3} />}>
              <LatestInbox onOpen={close} />
            </Suspense>
            <LinkButton href={hrefOf('inbox', { lang })} onClick={close} fullWidth>
              {text('openInbox')}
            </LinkButton>
          </div>
          <div className={styles.part}>
            <LatestNoticesWidget />
            <LinkButton href={hrefOf('notice', { lang })} onClick={close} fullWidth>
              {text('allNotices')}
            </LinkButton>
          </div>
        </Box>
      </Popup>
    </>
  );
}
