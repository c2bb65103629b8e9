import { useText } from '@remote-console/ui';
import { DenseButton, ListSkeleton, Popup } from '@remote-console/ui/primitives';
import { later } from '@remote-console/ui/provider';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import styles from './NoticeMenu.module.css';
import { useBell } from './useBell.ts';
import { WaitingCount } from './WaitingCount.tsx';
import { WaitingLinks } from './WaitingLinks.tsx';

const NoticePanel = later(async () => (await import('./NoticePanel.tsx')).NoticePanel);

/** How many placeholder rows are shown while loading: some for the inbox, some for the notices. */
const EXPECTED_ROWS = 6;

/** Pending decisions, new inbox items, and the latest notices, behind a bell with a count (A-FRAME-22). */
export function NoticeMenu() {
  const text = useText('frame');
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
        <div className={styles.panel}>
          {waiting.requests + waiting.tickets > 0 && (
            <div className={styles.waiting}>
              <WaitingLinks waiting={waiting} onGo={close} />
            </div>
          )}
          <Suspense fallback={<ListSkeleton rows={EXPECTED_ROWS} />}>
            <NoticePanel onClose={close} />
          </Suspense>
        </div>
      </Popup>
    </>
  );
}
