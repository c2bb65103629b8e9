import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What a form says is wrong, and the form to look for its fields in. */
export interface FormErrorState<Fault> {
  /** Belongs on the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** The first thing that is wrong and was not touched since; `null` while there is none. */
  readonly shown: Fault | null;
  /** Everything that is wrong and was not touched since, in the order of the form. */
  readonly faults: readonly Fault[];
  /** Marks every field that is wrong; the first one gets the focus. */
  readonly show: (...faults: readonly Fault[]) => void;
  /** Takes the marks of these fields, which are being corrected, and what was said of the whole form; without fields all. */
  readonly clear: (fields?: readonly string[]) => void;
}

/**
 * What is wrong with a form, found here or by the server. The field that the first fault is about, known by its `name`,
 * gets the focus.
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
  // With the words in one step: whoever hears or sees them is at the field already.
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
