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
      sx={{ mt: '-4px', ml: '25px', pb: '4px', [TOUCH_MEDIA]: { ml: '30px' } }}
    >
      <span role={error ? 'alert' : undefined}>{error || hint}</span>
    </FormHelperText>
  );
}
