import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface BannerProps {
  readonly Icon: LucideIcon;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** A line below the bar about something that concerns the whole console. */
export function Banner({ Icon, children, action }: BannerProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '10px',
        px: '20px',
        minHeight: 40,
        bgcolor: 'tone.warnSoft',
        color: 'tone.warn',
        fontSize: 13,
        lineHeight: '20px',
      }}
    >
      <Icon size={16} strokeWidth={1.8} aria-hidden style={{ flex: 'none' }} />
      <Box sx={{ flex: 1, py: '8px' }}>{children}</Box>
      {action}
    </Box>
  );
}
