import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, type ReactNode } from 'react';
import { ChoiceNote } from '../Field/ChoiceNote.tsx';
import { controlState } from '../Field/index.ts';

export interface CheckFieldProps {
  /** What being checked means. */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (change: { checked: boolean }) => void;
  /** Some of what the box represents is checked. */
  readonly partly?: boolean;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  /** Help below the box; an error takes its place. */
  readonly hint?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

/** A box to check, with its words, its help and its error. */
export function CheckField(props: CheckFieldProps) {
  const { label, checked, onChange, partly = false, error, hint, required = false, disabled = false } = props;
  const noteId = `${useId()}-note`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <FormControlLabel
        disabled={disabled}
        control={
          <Checkbox
            checked={checked}
            indeterminate={partly && !checked}
            onChange={(_event, now) => onChange({ checked: now })}
            slotProps={{ input: controlState({ noteId, required, error, hint }) }}
          />
        }
        label={label}
      />
      <ChoiceNote id={noteId} error={error} hint={hint} />
    </Box>
  );
}
