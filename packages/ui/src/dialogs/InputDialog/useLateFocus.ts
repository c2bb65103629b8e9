import { DIALOG_FOCUS_DELAY_MS } from '@remote-console/domain';
import { useEffect, type RefObject } from 'react';

/**
 * Focuses a field 600 ms after its dialog opened, with its text selected, so that the transition is over and a screen
 * reader has read the title (A-CONFIRM-10). A field or button that the person focused before keeps the focus.
 */
export function useLateFocus(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => {
      const dialog = field.current?.closest('[role="dialog"]');
      const focused = document.activeElement;
      const isElsewhereInside =
        dialog?.contains(focused) && focused !== dialog && focused?.matches('input, textarea, button');
      if (isElsewhereInside) return;
      field.current?.focus();
      field.current?.select();
    }, DIALOG_FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [field, isOpen]);
}
