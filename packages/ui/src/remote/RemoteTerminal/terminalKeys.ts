/** What a key does in the page instead of in the program. */
export type TerminalKey = 'find' | 'copy' | 'leave';

/** The keys that move the focus out of the terminal, where Tab belongs to the program. */
export const LEAVE_KEYS = ['Ctrl', 'Shift', 'X'] as const;

type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>;

const BY_CONTROL_SHIFT: Readonly<Record<string, TerminalKey | 'paste'>> = {
  KeyF: 'find',
  KeyC: 'copy',
  KeyV: 'paste',
  KeyX: 'leave',
};

/** On a Mac programs get no Command key, so its usual shortcuts are free. */
const BY_COMMAND: Readonly<Record<string, TerminalKey | 'paste'>> = { KeyF: 'find', KeyC: 'copy', KeyV: 'paste' };

/** What a pressed key does in the page; null if it belongs to the program. */
export function terminalKey({ code, ctrlKey, shiftKey, altKey, metaKey }: Pressed): TerminalKey | 'paste' | null {
  if (altKey) return null;
  if (ctrlKey && shiftKey && !metaKey) return BY_CONTROL_SHIFT[code] ?? null;
  if (metaKey && !ctrlKey && !shiftKey) return BY_COMMAND[code] ?? null;
  return null;
}
