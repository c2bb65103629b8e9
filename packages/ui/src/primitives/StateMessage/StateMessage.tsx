import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface StateMessageProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
  /** Announced when it appears: a failure is, an empty list is not. */
  readonly urgent?: boolean;
}

/** What is shown where content would be: one sign, one sentence, one thing to do. */
export function StateMessage({ Icon, title, hint, action, urgent = false }: StateMessageProps) {
  return (
    <Box
      {...(urgent ? { role: 'alert' } : {})}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 'var(--rc-space-xs)',
        p: 'var(--rc-space-huge) var(--rc-space-xl)',
        textAlign: 'center',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 44,
          height: 44,
          mb: 'var(--rc-space-sm)',
          borderRadius: 'var(--rc-radius-card)',
          bgcolor: 'tone.sunken',
          color: 'tone.textSecondary',
        }}
      >
        <Icon size={22} strokeWidth={1.8} aria-hidden />
      </Box>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" sx={{ color: 'tone.textSecondary', maxWidth: 420, fontWeight: 400 }}>
          {hint}
        </Typography>
      )}
      {action && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--rc-space-sm)', mt: 'var(--rc-space-md)' }}>
          {action}
        </Box>
      )}
    </Box>
  );
}
