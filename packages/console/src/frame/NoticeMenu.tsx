import Box from '@mui/material/Box';
import { useLanguage, useText } from '@remote-console/ui';
import { LatestNoticesWidget } from '@remote-console/ui/notices';
import { DenseButton, LinkButton, Popup } from '@remote-console/ui/primitives';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { hrefOf } from '../routes/paths.ts';
import styles from './NoticeMenu.module.css';
import { useWaiting } from './useWaiting.ts';
import { WaitingCount } from './WaitingCount.tsx';
import { WaitingLinks } from './WaitingLinks.tsx';

/** What waits for the person and the newest notices, behind a bell that counts what waits (A-FRAME-22). */
export function NoticeMenu() {
  const text = useText('frame');
  const lang = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const waiting = useWaiting();
  const count = waiting.requests + waiting.tickets;
  const name = count > 0 ? text('noticesWaiting', { count }) : text('notices');
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
            sx: { mt: '8px', width: 'min(360px, calc(100vw - 32px))' },
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: '8px', p: '14px 16px', color: 'tone.text' }}>
          {count > 0 && (
            <div className={styles.waiting}>
              <WaitingLinks waiting={waiting} onGo={close} />
            </div>
          )}
          <LatestNoticesWidget />
          <LinkButton href={hrefOf('notice', { lang })} onClick={close} fullWidth>
            {text('allNotices')}
          </LinkButton>
        </Box>
      </Popup>
    </>
  );
}
