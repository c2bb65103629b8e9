import type { FormGuard } from '../routes/leaving.ts';

/** What was typed into the forms of the page and not sent. */
export type UnsavedForms = Omit<FormGuard, 'ask'>;

/** What a form that was refused shows: a field that is marked, or words about the whole form. */
const FAULT = '[aria-invalid="true"], [role="alert"]:not(:empty)';

/**
 * Watches every form of the page, so that none has to be thought of: what is typed counts until the form is sent without a
 * fault, or gone. A search is no form of this kind.
 *
 * @param signal Ends it.
 */
export function watchForms(page: Document, signal: AbortSignal): UnsavedForms {
  const forms = new Map<HTMLFormElement, 'typed' | 'sent'>();
  page.addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (!form || form.matches('[role="search"]')) return;
      forms.set(form, 'typed');
    },
    { capture: true, signal },
  );
  page.addEventListener(
    'submit',
    ({ target }) => {
      if (target instanceof HTMLFormElement && forms.has(target)) forms.set(target, 'sent');
    },
    { capture: true, signal },
  );
  return {
    any: () => {
      for (const form of forms.keys()) if (!form.isConnected) forms.delete(form);
      return [...forms].some(([form, state]) => state === 'typed' || form.querySelector(FAULT) !== null);
    },
    forget: () => forms.clear(),
  };
}
