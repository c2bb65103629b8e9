import {
  deviceActions,
  refusalOf,
  type ActionContext,
  type ActionRefusal,
  type DeviceAction,
} from './deviceActions.ts';
import type { DeviceState } from './deviceState.ts';

/** What keys do for the focused device in a list, in the order of the help. */
export const DEVICE_SHORTCUTS = ['open', 'select', 'remote', 'files', 'wake'] as const;

/** A key's function in the device list. */
export type DeviceShortcut = (typeof DEVICE_SHORTCUTS)[number];

/** The key of each, as in `KeyboardEvent.key`. The letters are ones that neither the grid nor the frame uses. */
export const DEVICE_SHORTCUT_KEYS = {
  open: 'Enter',
  select: 'x',
  remote: 'r',
  files: 'f',
  wake: 'w',
} as const satisfies Readonly<Record<DeviceShortcut, string>>;

/** A key press: the relevant part of a `KeyboardEvent`. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly isComposing: boolean;
}

const LATIN_LETTER = /^[a-z]$/i;

/**
 * Whether a press is that of a key. On a layout without Latin letters, such as Hangul, the physical key counts instead.
 */
function isPressed(wanted: string, { key, code }: KeyPress): boolean {
  if (!LATIN_LETTER.test(wanted)) return key === wanted;
  return LATIN_LETTER.test(key) ? key.toLowerCase() === wanted : code === `Key${wanted.toUpperCase()}`;
}

/**
 * What a key does in the device list; null for any other key, with a modifier, when held down, and during IME
 * composition.
 */
export function deviceShortcutOf(press: KeyPress): DeviceShortcut | null {
  const isPlain = !press.ctrlKey && !press.altKey && !press.metaKey && !press.shiftKey;
  if (!isPlain || press.repeat || press.isComposing) return null;
  return DEVICE_SHORTCUTS.find((shortcut) => isPressed(DEVICE_SHORTCUT_KEYS[shortcut], press)) ?? null;
}

/** A shortcut's result for a device: its place in the list, or an action that runs or says why it doesn't. */
export type ShortcutEffect =
  | { readonly kind: 'open' }
  | { readonly kind: 'select' }
  | { readonly kind: 'act'; readonly action: DeviceAction; readonly refusal: ActionRefusal | null };

const ACTIONS = {
  remote: 'remote',
  files: 'fileTransfer',
  wake: 'wake',
} as const satisfies Partial<Readonly<Record<DeviceShortcut, DeviceAction>>>;

/**
 * A shortcut's result. The rules are those of the buttons; but since a key can be pressed where there is no button, an
 * action that menus leave out is refused with its reason instead of doing nothing.
 */
export function shortcutEffect(shortcut: DeviceShortcut, device: DeviceState, context: ActionContext): ShortcutEffect {
  switch (shortcut) {
    case 'open':
    case 'select':
      return { kind: shortcut };
    case 'remote':
    case 'files':
    case 'wake': {
      const action = ACTIONS[shortcut];
      return { kind: 'act', action, refusal: refusalOf(deviceActions(device, context)[action]) };
    }
  }
}
