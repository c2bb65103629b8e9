import { countCharacters } from '@remote-console/domain';
import { useId, type AriaAttributes, type ReactNode } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { Counter } from './Counter.tsx';

/** What fields that are typed into have in common, whether of one line or of several. */
export interface TypedFieldProps {
  /** What is asked for; always visible, above the field. */
  readonly label: string;
  readonly value: string;
  /** Called on each change; a field that is only read has none. */
  readonly onChange?: (change: { value: string }) => void;
  /** What is wrong and what to do, below the field. Empty or missing means that nothing is. */
  readonly error?: string | undefined;
  /** Marks the field as wrong where the words about it are said elsewhere, or in their turn. */
  readonly invalid?: boolean | undefined;
  /** Help below the field; an error takes its place, unless `hintStays`. */
  readonly hint?: string | undefined;
  /** The hint is needed for a correction, such as a rule: an error is shown above it. */
  readonly hintStays?: boolean | undefined;
  readonly placeholder?: string;
  /** What a password manager fills in, as in HTML. */
  readonly autoComplete?: string;
  readonly name?: string;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean;
  /** Shows how many of this many characters are used. Typing past it is possible; the counter and the border turn to a warning. */
  readonly limit?: number | undefined;
}

/** What the element that is typed into has to be given. */
interface TypedControl {
  readonly id: string;
  readonly isWrong: boolean;
  readonly aria: Pick<AriaAttributes, 'aria-required' | 'aria-describedby'>;
}

interface TypedFieldFrameProps extends Pick<
  TypedFieldProps,
  'label' | 'value' | 'error' | 'invalid' | 'hint' | 'hintStays' | 'required' | 'limit'
> {
  /** Draws the element that is typed into. */
  readonly children: (control: TypedControl) => ReactNode;
}

/** What is around a field that is typed into: its label above, what is wrong or helpful below, and the count of characters. */
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
