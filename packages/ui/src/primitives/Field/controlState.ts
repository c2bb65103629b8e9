import type { AriaAttributes, ReactNode } from 'react';

interface ControlFacts {
  /** Id of the note below the control. */
  readonly noteId: string;
  readonly required?: boolean;
  readonly error: string | undefined;
  readonly hint: ReactNode;
}

/** The ARIA state of a control: required, invalid, and the note that describes it. */
export function controlState({ noteId, required = false, error, hint }: ControlFacts): AriaAttributes {
  return {
    ...(required ? { 'aria-required': true } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
    ...(error || hint ? { 'aria-describedby': noteId } : {}),
  };
}
