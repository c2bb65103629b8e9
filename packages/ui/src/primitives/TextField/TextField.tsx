import Box from '@mui/material/Box';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { countCharacters } from '@remote-console/domain';
import { useId, type ReactNode, type Ref } from 'react';
import { useText } from '../../i18n/useText.ts';
import { FieldFrame } from '../Field/index.ts';
import { HiddenText } from '../HiddenText/index.ts';

export interface TextFieldProps {
  /** What is asked for; always visible, above the field. */
  readonly label: string;
  readonly value: string;
  /** Called on each change; a field that is only read has none. */
  readonly onChange?: (change: { value: string }) => void;
  /** What is wrong and what to do, below the field. Empty or missing means that nothing is. */
  readonly error?: string | undefined;
  /** Marks the field as wrong where the words about it are said elsewhere, or in their turn. */
  readonly invalid?: boolean;
  /** Help below the field; an error takes its place, unless `hintStays`. */
  readonly hint?: string | undefined;
  /** The hint is what a correction needs, such as a rule: an error is said above it. */
  readonly hintStays?: boolean;
  readonly placeholder?: string;
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'time';
  /** What a password manager fills in, as in HTML. */
  readonly autoComplete?: string;
  /** Keyboard of a phone, as in HTML. */
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel';
  readonly name?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  /** Shows how many of this many characters are used. Typing past it is possible; the counter and the border turn to a warning. */
  readonly limit?: number;
  /** Shortest and tallest height in lines; more than one line makes it a text area. */
  readonly rows?: { readonly min: number; readonly max: number };
  /** Stands inside the field at its end, such as a button. */
  readonly end?: ReactNode;
  /** `large` for forms that are alone on a page. */
  readonly size?: 'medium' | 'large';
  /** Receives the input element, to focus it. */
  readonly inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  readonly onKeyDown?: OutlinedInputProps['onKeyDown'];
  readonly onBlur?: OutlinedInputProps['onBlur'];
}

interface CounterProps {
  readonly value: string;
  readonly limit: number;
}

function Counter({ value, limit }: CounterProps) {
  const text = useText('common');
  const length = countCharacters(value);
  return (
    <Box
      component="span"
      sx={{
        ml: 'auto',
        pl: '12px',
        flex: 'none',
        fontVariantNumeric: 'tabular-nums',
        color: length > limit ? 'tone.error' : 'tone.textHint',
        fontWeight: length > limit ? 600 : 400,
      }}
    >
      <span aria-hidden>{text('characterCount', { length, limit })}</span>
      <HiddenText>{text('charactersUsed', { length, limit })}</HiddenText>
    </Box>
  );
}

/** A field: its label above, what is wrong or helpful below. */
export function TextField({
  label,
  value,
  onChange,
  error,
  invalid = false,
  hint,
  hintStays = false,
  required = false,
  limit,
  rows,
  end,
  size = 'medium',
  type = 'text',
  inputMode,
  disabled = false,
  readOnly = false,
  ...input
}: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const isTooLong = limit !== undefined && countCharacters(value) > limit;
  const described = Boolean(error || hint) || limit !== undefined;
  return (
    <FieldFrame
      controlId={id}
      noteId={noteId}
      label={label}
      required={required}
      error={error}
      hint={hint}
      hintStays={hintStays}
      noteEnd={limit === undefined ? undefined : <Counter value={value} limit={limit} />}
    >
      <OutlinedInput
        {...input}
        id={id}
        fullWidth
        type={type}
        value={value}
        error={Boolean(error) || invalid || isTooLong}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => onChange?.({ value: event.target.value })}
        {...(rows && rows.max > 1 ? { multiline: true, minRows: rows.min, maxRows: rows.max } : {})}
        {...(end ? { endAdornment: end } : {})}
        slotProps={{
          input: {
            ...(inputMode ? { inputMode } : {}),
            ...(required ? { 'aria-required': true } : {}),
            ...(described ? { 'aria-describedby': noteId } : {}),
          },
        }}
        sx={size === 'large' ? { minHeight: 42 } : {}}
      />
    </FieldFrame>
  );
}
