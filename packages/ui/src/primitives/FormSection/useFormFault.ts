import { useEffect, useRef, useState, type RefObject } from 'react';

/** The one thing that a form says is wrong, and the form to look for its field in. */
export interface FormFaultState<Fault> {
  /** Belongs on the form. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** What is wrong; `null` while nothing is, or while it is being mended. */
  readonly shown: Fault | null;
  readonly show: (fault: Fault) => void;
  readonly clear: () => void;
}

/**
 * The first thing that is wrong with a form, found here or by the server. The field that it is about, known by its
 * `name`, gets the focus.
 *
 * @param failure Why the server refused the form. A new object is shown anew.
 */
export function useFormFault<Fault extends { readonly field: string | null }>(
  failure: Fault | null,
): FormFaultState<Fault> {
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(failure);
  const [told, setTold] = useState(failure);
  if (told !== failure) {
    setTold(failure);
    setShown(failure);
  }
  useEffect(() => {
    if (shown && shown.field !== null) form.current?.querySelector<HTMLElement>(`[name="${shown.field}"]`)?.focus();
  }, [shown]);
  return { form, shown, show: setShown, clear: () => setShown(null) };
}
