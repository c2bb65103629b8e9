import Box from '@mui/material/Box';
import { useLanguage, useText } from '@remote-console/ui';
import { LatestNoticesWidget } from '@remote-console/ui/notices';
import { DenseButton, LinkButton, Popup } from '@remote-console/ui/primitives';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { hrefOf } from '../routes/paths.ts';

/** The newest notices, behind a bell, and the way to all of them (A-FRAME-22). */
export function NoticeMenu() {
  const text = useText('frame');
  const lang = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <DenseButton
        look="icon"
        aria-label={text('notices')}
        title={text('notices')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bell size={18} strokeWidth={1.8} aria-hidden />
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
          <LatestNoticesWidget />
          <LinkButton href={hrefOf('notice', { lang })} onClick={close} fullWidth>
            {text('allNotices')}
          </LinkButton>
        </Box>
      </Popup>
    </>
  );
}
