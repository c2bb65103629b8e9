import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';
import { TypedFieldFrame, type TypedFieldProps } from './TypedField.tsx';

export interface TextAreaProps extends TypedFieldProps {
  /** Minimum and maximum height in lines. */
  readonly rows: { readonly min: number; readonly max: number };
  /** Receives the text area, to focus it. */
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** A growing multi-line field. It is used in dialogs and forms, so it is a Material UI one. */
export function TextArea(props: TextAreaProps) {
  const { label, value, error, invalid, hint, hintStays, required, limit, ...control } = props;
  const { onChange, rows, ...input } = control;
  const frame = { label, value, error, hint, invalid, hintStays, required, limit };
  return (
    <TypedFieldFrame {...frame}>
      {({ id, isWrong, aria }) => (
        <OutlinedInput
          {...input}
          id={id}
          fullWidth
          multiline
          minRows={rows.min}
          maxRows={rows.max}
          value={value}
          error={isWrong}
          onChange={(event) => onChange?.({ value: event.target.value })}
          slotProps={{ input: aria }}
        />
      )}
    </TypedFieldFrame>
  );
}
