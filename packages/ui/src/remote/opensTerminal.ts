const ATTRIBUTE = 'data-opens-terminal';

/** Marks a button that opens a terminal: the person who pressed it wants to type there. */
export const OPENS_TERMINAL = { [ATTRIBUTE]: '' };

/** Whether the person is where they wait for a terminal, and not at something else: nowhere, or at what opened it. */
export function isWaitingForTerminal(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.hasAttribute(ATTRIBUTE);
}
