import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { ChoiceNote } from '../Field/ChoiceNote.tsx';
import { controlState } from '../Field/controlState.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import styles from './RadioField.module.css';

/** One of the choices. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The meaning of the choice, below it. */
  readonly hint?: string;
  readonly disabled?: boolean;
}

export interface RadioFieldProps<Value extends string> {
  /** The question. */
  readonly label: string;
  /** Shows the label only to screen readers. */
  readonly labelHidden?: boolean;
  /** The chosen value; empty for none yet. */
  readonly value: Value | '';
  readonly options: readonly RadioOption<Value>[];
  readonly onChange: (change: { value: Value }) => void;
  /** `column` (default) for choices with help or long text, `row` for a few short ones. */
  readonly direction?: 'column' | 'row';
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  /** Help below the choices; replaced by an error. */
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
}

interface ChoiceProps<Value extends string> {
  readonly option: RadioOption<Value>;
  readonly disabled: boolean;
}

function Choice<Value extends string>({ option, disabled }: ChoiceProps<Value>) {
  const noteId = `${useId()}-note`;
  return (
    <div>
      <FormControlLabel
        value={option.value}
        disabled={disabled || option.disabled === true}
        control={<Radio slotProps={{ input: option.hint ? { 'aria-describedby': noteId } : {} }} />}
        label={option.label}
      />
      <ChoiceNote id={noteId} error={undefined} hint={option.hint} />
    </div>
  );
}

/** One of a few choices, all visible. The arrow keys move between them. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { label, labelHidden = false, value, options, onChange, direction = 'column', error, hint } = props;
  const { required = false, disabled = false } = props;
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <FieldFrame
      labelId={id}
      noteId={noteId}
      label={label}
      labelHidden={labelHidden}
      required={required}
      error={error}
      hint={hint}
    >
      <RadioGroup
        aria-labelledby={id}
        {...controlState({ noteId, required, error, hint })}
        value={value}
        onChange={(_event, wanted) => {
          const chosen = options.find((option) => option.value === wanted);
          if (chosen) onChange({ value: chosen.value });
        }}
      >
        <div className={`${styles.choices} ${styles[direction]}`}>
          {options.map((option) => (
            <Choice key={option.value} option={option} disabled={disabled} />
          ))}
        </div>
      </RadioGroup>
    </FieldFrame>
  );
}
