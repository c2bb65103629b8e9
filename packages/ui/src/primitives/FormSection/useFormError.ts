import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The errors of a form, and the form that contains its fields. */
export interface FormErrorState<Fault> {
  /** Attach to the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The first error that was not touched since; `null` if there is none. */
  readonly shown: Fault | null;
  /** All errors that were not touched since, in form order. */
  readonly faults: readonly Fault[];
  /** Marks every invalid field; the first one gets the focus. */
  readonly show: (...faults: readonly Fault[]) => void;
  /** Clears the errors of these fields, which are being corrected, and that of the whole form; without fields all. */
  readonly clear: (fields?: readonly string[]) => void;
}

/**
 * The errors of a form, found here or by the server. The field of the first error, known by its `name`, gets the focus.
 *
 * @param failure Why the server refused the form. A new object is shown again.
 */
export function useFormError<Fault extends { readonly field: string | null }>(
  failure: Fault | null,
): FormErrorState<Fault> {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<readonly Fault[]>(failure ? [failure] : []);
  const [toFocus, setToFocus] = useState(failure);
  const [seen, setSeen] = useState(failure);
  if (seen !== failure) {
    setSeen(failure);
    setFaults(failure ? [failure] : []);
    setToFocus(failure);
  }
  // Together with the message: by the time it is heard or seen, the focus is at the field.
  useLayoutEffect(() => {
    if (toFocus && toFocus.field !== null)
      form.current?.querySelector<HTMLElement>(`[name="${toFocus.field}"]`)?.focus();
  }, [toFocus]);
  const show = (...found: readonly Fault[]) => {
    setFaults(found);
    setToFocus(found[0] ?? null);
  };
  const clear = (fields?: readonly string[]) =>
    setFaults((known) => (fields ? known.filter(({ field }) => field !== null && !fields.includes(field)) : []));
  return { form, shown: faults[0] ?? null, faults, show, clear };
}
