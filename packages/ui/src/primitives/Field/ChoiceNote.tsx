import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { TOUCH_MEDIA } from '../../theme/tokens.ts';

interface ChoiceNoteProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly hint: ReactNode;
}

/** What is wrong or helpful below a choice, in line with its words and not with its box. */
export function ChoiceNote({ id, error, hint }: ChoiceNoteProps) {
  if (!error && !hint) return null;
  return (
    <FormHelperText
      id={id}
      component="div"
      error={Boolean(error)}
      sx={{
        mt: 'calc(-1 * var(--rc-space-xs))',
        ml: 'calc(var(--rc-space-xl) + 1px)',
        pb: 'var(--rc-space-xs)',
        [TOUCH_MEDIA]: { ml: 'calc(var(--rc-space-xxl) - var(--rc-space-hair))' },
      }}
    >
      <span role={error ? 'alert' : undefined}>{error || hint}</span>
    </FormHelperText>
  );
}
