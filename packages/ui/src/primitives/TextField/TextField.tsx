import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { TextInput } from './TextInput.tsx';
import { TypedFieldFrame, type TypedFieldProps } from './TypedField.tsx';

export interface TextFieldProps extends TypedFieldProps {
  readonly type?: 'text' | 'password' | 'email' | 'tel' | 'time';
  /** On-screen keyboard, as in HTML. */
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'tel';
  readonly readOnly?: boolean;
  /** Inside the field at its end, such as a button. */
  readonly end?: ReactNode;
  /** `large` for forms that are alone on a page. */
  readonly size?: 'medium' | 'large';
  /** Receives the input element, to focus it. */
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onKeyDown?: ComponentPropsWithoutRef<'input'>['onKeyDown'];
  readonly onBlur?: ComponentPropsWithoutRef<'input'>['onBlur'];
}

/** A single-line field: its label above, an error or help below. */
export function TextField(props: TextFieldProps) {
  const { label, value, error, invalid, hint, hintStays, required, limit, ...control } = props;
  const { onChange, inputRef, ...input } = control;
  const frame = { label, value, error, hint, invalid, hintStays, required, limit };
  return (
    <TypedFieldFrame {...frame}>
      {({ id, isWrong, aria }) => (
        <TextInput
          type="text"
          {...input}
          {...aria}
          ref={inputRef}
          id={id}
          value={value}
          isWrong={isWrong}
          onChange={(event) => onChange?.({ value: event.target.value })}
        />
      )}
    </TypedFieldFrame>
  );
}
