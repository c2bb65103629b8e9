import { countCharacters } from '@remote-console/domain';
import { useId, type AriaAttributes, type ReactNode } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { Counter } from './Counter.tsx';

/** The shared props of text fields, single-line or multi-line. */
export interface TypedFieldProps {
  /** The label; always visible, above the field. */
  readonly label: string;
  readonly value: string;
  /** Called on each change; a read-only field has none. */
  readonly onChange?: (change: { value: string }) => void;
  /** What is wrong and what to do, below the field. Empty or undefined if nothing is. */
  readonly error?: string | undefined;
  /** Marks the field as invalid if its message is shown elsewhere, or later. */
  readonly invalid?: boolean | undefined;
  /** Help below the field; replaced by an error, unless `hintStays`. */
  readonly hint?: string | undefined;
  /** The hint is needed for a correction, such as a rule: an error is shown above it. */
  readonly hintStays?: boolean | undefined;
  readonly placeholder?: string;
  /** What a password manager fills in, as in HTML. */
  readonly autoComplete?: string;
  readonly name?: string;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean;
  /** Shows how many of this many characters are used. Typing more is possible; counter and border turn to a warning. */
  readonly limit?: number | undefined;
}

/** The props of the input element. */
interface TypedControl {
  readonly id: string;
  readonly isWrong: boolean;
  readonly aria: Pick<AriaAttributes, 'aria-required' | 'aria-describedby'>;
}

interface TypedFieldFrameProps extends Pick<
  TypedFieldProps,
  'label' | 'value' | 'error' | 'invalid' | 'hint' | 'hintStays' | 'required' | 'limit'
> {
  /** Renders the input element. */
  readonly children: (control: TypedControl) => ReactNode;
}

/** The frame of a text field: its label above, an error or help below, and the character count. */
export function TypedFieldFrame({ value, invalid = false, limit, children, ...frame }: TypedFieldFrameProps) {
  const { label, error, hint, hintStays = false, required = false } = frame;
  const id = useId();
  const noteId = `${id}-note`;
  const isTooLong = limit !== undefined && countCharacters(value) > limit;
  const isDescribed = Boolean(error || hint) || limit !== undefined;
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
      {children({
        id,
        isWrong: Boolean(error) || invalid || isTooLong,
        aria: {
          ...(required ? { 'aria-required': true } : {}),
          ...(isDescribed ? { 'aria-describedby': noteId } : {}),
        },
      })}
    </FieldFrame>
  );
}
