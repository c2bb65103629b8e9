import { dropDraftOf, isDraftKept } from '@remote-console/ui/drafts';
import type { FormGuard } from '../routing/index.ts';

/** Unsent input in the page's forms. */
export type UnsavedForms = Omit<FormGuard, 'ask'>;

/** How a rejected form looks: a field marked invalid, or a message about the whole form. */
const FAULT = '[aria-invalid="true"], [role="alert"]:not(:empty)';

/**
 * Watches every form of the page, so that none has to be registered: input counts until the form is sent successfully
 * or removed, as does input that was typed before a reload and restored. Search forms don't count.
 *
 * @param signal Stops watching.
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
  const unsaved = () => {
    for (const form of forms.keys()) if (!form.isConnected) forms.delete(form);
    for (const form of page.forms) if (!forms.has(form) && isDraftKept(form)) forms.set(form, 'typed');
    return [...forms]
      .filter(([form, state]) => state === 'typed' || form.querySelector(FAULT) !== null)
      .map(([form]) => form);
  };
  return {
    any: () => unsaved().length > 0,
    anyUnkept: () => unsaved().some((form) => !isDraftKept(form)),
    forget: () => {
      for (const form of page.forms) dropDraftOf(form);
      forms.clear();
    },
  };
}
