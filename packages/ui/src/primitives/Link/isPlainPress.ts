import type { MouseEvent } from 'react';

/** Whether a click means "go there" and not "open elsewhere". */
export function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
