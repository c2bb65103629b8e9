import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { useText } from '@remote-console/ui';
import { LatestNoticesWidget } from '@remote-console/ui/notices';
import { Bell } from 'lucide-react';
import { useState } from 'react';

/** The newest notices, behind a bell. */
export function NoticeMenu() {
  const text = useText('frame');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={text('notices')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Bell size={18} strokeWidth={1.8} aria-hidden />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
        <Box sx={{ p: '14px 16px', color: 'tone.text' }}>
          <LatestNoticesWidget />
        </Box>
      </Popover>
    </>
  );
}
