import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useContext, useId, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { controlState, FieldLayoutContext, WIDE_MEDIA } from '../Field/index.ts';

export interface SwitchFieldProps {
  /** What is on or off. */
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (change: { checked: boolean }) => void;
  /** What being on means, below the label. */
  readonly hint?: ReactNode;
  /** What is wrong and what to do; it takes the place of the help. */
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** Words for on and off beside the switch: "On" and "Off" by default. */
  readonly words?: { readonly on: string; readonly off: string };
}

/** Something that is on or off and takes effect at once, or with the form around it. The state is in words as well. */
export function SwitchField({ label, checked, onChange, hint, error, disabled = false, words }: SwitchFieldProps) {
  const text = useText('common');
  const id = useId();
  const noteId = `${id}-note`;
  const layout = useContext(FieldLayoutContext);
  const note = error || hint;
  const state = checked ? (words?.on ?? text('on')) : (words?.off ?? text('off'));
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 'var(--rc-space-lg)',
        minWidth: 0,
        ...(layout === 'row'
          ? {
              [WIDE_MEDIA]: {
                gridTemplateColumns: 'minmax(140px, 220px) auto minmax(0, 1fr)',
                columnGap: 'var(--rc-space-xl)',
                '& > .rc-switch-note': { gridColumn: '2 / -1', maxWidth: 480 },
              },
            }
          : {}),
      }}
    >
      <Box
        component="label"
        htmlFor={id}
        sx={{
          fontSize: layout === 'row' ? 'var(--rc-font-size-label)' : 'var(--rc-font-size-entry)',
          lineHeight: '20px',
          fontWeight: layout === 'row' ? 600 : 500,
          overflowWrap: 'anywhere',
        }}
      >
        {label}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Switch
          checked={checked}
          disabled={disabled}
          onChange={(_event, now) => onChange({ checked: now })}
          slotProps={{ input: { id, ...controlState({ noteId, error, hint }) } }}
          sx={layout === 'row' ? { [WIDE_MEDIA]: { ml: 'calc(-1 * var(--rc-space-xs))' } } : {}}
        />
        <Box
          component="span"
          aria-hidden
          sx={{ minWidth: 28, fontSize: 'var(--rc-font-size-label)', color: 'tone.textSecondary' }}
        >
          {state}
        </Box>
      </Box>
      {note && (
        <FormHelperText
          className="rc-switch-note"
          id={noteId}
          component="div"
          error={Boolean(error)}
          sx={{ gridColumn: '1 / -1', mt: 'var(--rc-space-hair)' }}
        >
          <span role={error ? 'alert' : undefined}>{note}</span>
        </FormHelperText>
      )}
    </Box>
  );
}
