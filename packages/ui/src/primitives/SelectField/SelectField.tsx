import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { controlState } from '../Field/controlState.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { SelectChevron } from '../SelectChevron.tsx';

/** One option. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectFieldProps<Value extends string> {
  /** The label; above the field, or next to it in a settings section. */
  readonly label: string;
  /** Shows the label only to screen readers. */
  readonly labelHidden?: boolean;
  /** The chosen value; a value without an option shows the placeholder. */
  readonly value: Value | '';
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (change: { value: Value }) => void;
  /** Shown if nothing is chosen. */
  readonly placeholder?: string;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  /** Help below the field; replaced by an error. */
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoComplete?: string;
  readonly name?: string;
  /** `large` for forms that are alone on a page. */
  readonly size?: 'medium' | 'large';
}

/** One of several choices, as a native select: it suits keyboard, touch and screen readers. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, labelHidden = false, value, options, onChange, placeholder, error, hint } = props;
  const { required = false, disabled = false, autoComplete, name, size = 'medium' } = props;
  const id = useId();
  const noteId = `${id}-note`;
  const known = options.some((option) => option.value === value);
  return (
    <FieldFrame
      controlId={id}
      noteId={noteId}
      label={label}
      labelHidden={labelHidden}
      required={required}
      error={error}
      hint={hint}
    >
      <NativeSelect
        fullWidth
        value={known ? value : ''}
        disabled={disabled}
        error={Boolean(error)}
        IconComponent={SelectChevron}
        input={<OutlinedInput />}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange({ value: chosen.value });
        }}
        inputProps={{
          id,
          ...(name ? { name } : {}),
          ...(autoComplete ? { autoComplete } : {}),
          ...controlState({ noteId, required, error, hint }),
        }}
        sx={size === 'large' ? { minHeight: 42 } : {}}
      >
        {!known && (
          <option value="" disabled>
            {placeholder ?? ''}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
