const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';
/** Controls that need the arrows and the letters for themselves. */
const TYPED_IN = 'input:not([type="checkbox"]), select, textarea, [contenteditable="true"]';

/** What can be worked in a cell, in its order. */
export const controlsIn = (cell: Element): readonly HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(CONTROLS)];

/** Whether an element needs the arrows and the letters for itself. */
export const isTypedIn = (element: Element): boolean => element.matches(TYPED_IN);
