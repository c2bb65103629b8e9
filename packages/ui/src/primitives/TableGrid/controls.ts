const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea';
/** Controls that need the arrow and letter keys themselves. */
const TYPED_IN = 'input:not([type="checkbox"]), select, textarea, [contenteditable="true"]';

/** The interactive elements in a cell, in order. */
export const controlsIn = (cell: Element): readonly HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(CONTROLS)];

/** Whether an element needs the arrow and letter keys itself. */
export const isTypedIn = (element: Element): boolean => element.matches(TYPED_IN);
