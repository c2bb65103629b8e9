import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { FieldLayoutContext } from '../Field/index.ts';

export interface FormSectionProps {
  /** What the rows are about: a second-level heading. */
  readonly title: string;
  /** What it is for, below the title. */
  readonly description?: ReactNode;
  /** Stands at the end of the title, such as a state or a button. */
  readonly aside?: ReactNode;
  /** The buttons at the foot: save, discard. */
  readonly actions?: ReactNode;
  /** Fields and `FormRow`s; each becomes a row of its own. */
  readonly children: ReactNode;
}

/** A titled card of settings. Fields in it put their label beside the control; on a phone above it. */
export function FormSection({ title, description, aside, actions, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        border: 1,
        borderColor: 'tone.line',
        borderRadius: 'var(--rc-radius-card)',
        bgcolor: 'tone.surface',
        minWidth: 0,
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 'var(--rc-space-sm) var(--rc-space-lg)',
          p: 'var(--rc-space-lg) var(--rc-space-roomy) var(--rc-space-md)',
        }}
      >
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Typography id={titleId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {description && (
            <Typography
              variant="body2"
              component="div"
              sx={{ mt: 'var(--rc-space-hair)', fontWeight: 400, color: 'tone.textSecondary' }}
            >
              {description}
            </Typography>
          )}
        </Box>
        {aside}
      </Box>
      <FieldLayoutContext.Provider value="row">
        <Box
          sx={{ '& > *': { p: 'var(--rc-space-inset) var(--rc-space-roomy)', borderTop: 1, borderColor: 'tone.line' } }}
        >
          {children}
        </Box>
      </FieldLayoutContext.Provider>
      {actions && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: 'var(--rc-space-sm)',
            p: 'var(--rc-space-md) var(--rc-space-roomy)',
            borderTop: 1,
            borderColor: 'tone.line',
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
}
