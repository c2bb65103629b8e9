import { KEYSYMS, keysymsOfText, type NamedKey } from '@remote-console/domain';
import type { RfbClient } from './rfbClient.ts';

/** A key as it is sent: its meaning, and its physical position, for devices that need that. */
interface DeviceKey {
  readonly keysym: number;
  readonly code: string;
}

const CODES: Readonly<Record<NamedKey, string>> = {
  backspace: 'Backspace',
  tab: 'Tab',
  enter: 'Enter',
  escape: 'Escape',
  home: 'Home',
  left: 'ArrowLeft',
  up: 'ArrowUp',
  right: 'ArrowRight',
  down: 'ArrowDown',
  pageUp: 'PageUp',
  pageDown: 'PageDown',
  end: 'End',
  printScreen: 'PrintScreen',
  insert: 'Insert',
  f1: 'F1',
  shift: 'ShiftLeft',
  control: 'ControlLeft',
  alt: 'AltLeft',
  windows: 'MetaLeft',
  delete: 'Delete',
};

/** Modifier keys. */
export const HELD_KEYS = ['control', 'alt', 'windows'] as const satisfies readonly NamedKey[];

/** A modifier key. */
export type HeldKey = (typeof HELD_KEYS)[number];

/** Numbers of the function keys. */
export const FUNCTION_KEYS: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

const keyOf = (name: NamedKey): DeviceKey => ({ keysym: KEYSYMS[name], code: CODES[name] });

/** Presses or releases a key. */
export function holdKey(client: RfbClient, name: NamedKey, down: boolean): void {
  const { keysym, code } = keyOf(name);
  client.sendKey(keysym, code, down);
}

/** Presses keys together: they go down in order and are released in reverse. */
export function pressKeys(client: RfbClient, names: readonly NamedKey[]): void {
  for (const name of names) holdKey(client, name, true);
  for (const name of names.toReversed()) holdKey(client, name, false);
}

/** Presses F1 to F12. */
export function pressFunctionKey(client: RfbClient, number: number): void {
  client.sendKey(KEYSYMS.f1 + number - 1, `F${number}`);
}

/** Types a text, each character as composed. */
export function typeText(client: RfbClient, text: string): void {
  for (const keysym of keysymsOfText(text)) client.sendKey(keysym, null);
}
