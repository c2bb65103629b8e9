const ATTRIBUTE = 'data-opens-terminal';

/** Marks a button that opens a terminal: the person who clicked it wants to type there. */
export const OPENS_TERMINAL = { [ATTRIBUTE]: '' };

/** Whether the focus is where a person waits for a terminal, and not elsewhere: on nothing, or on its opener. */
export function isWaitingForTerminal(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.hasAttribute(ATTRIBUTE);
}
