import styles from './ShortcutKeys.module.css';

/** A key of a shortcut: `mod` is Ctrl, and Command on a Mac. */
export type ShortcutKey = 'mod' | 'shift' | 'alt' | 'enter' | 'escape' | (string & {});

export interface ShortcutKeysProps {
  /** The keys in the order in which they are pressed: `['mod', 'K']`. */
  readonly keys: readonly ShortcutKey[];
  /** The keyboard type; by default that of the browser's platform. */
  readonly platform?: 'mac' | 'other';
}

const NAMES = {
  mac: { mod: '⌘', shift: '⇧', alt: '⌥', enter: '↵', escape: 'Esc' },
  other: { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', enter: 'Enter', escape: 'Esc' },
} as const;

/** The keyboard type of the browser's computer. */
export function keyboardPlatform(): 'mac' | 'other' {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'other';
}

/** The keys in `aria-keyshortcuts` format: `Control+K`, `Meta+K` on a Mac. */
export function ariaShortcut(keys: readonly ShortcutKey[], platform = keyboardPlatform()): string {
  const names: Readonly<Record<string, string>> = {
    mod: platform === 'mac' ? 'Meta' : 'Control',
    shift: 'Shift',
    alt: 'Alt',
    enter: 'Enter',
    escape: 'Escape',
  };
  return keys.map((key) => names[key] ?? key).join('+');
}

/** A shortcut as keycaps, named as on the person's own keyboard. */
export function ShortcutKeys({ keys, platform = keyboardPlatform() }: ShortcutKeysProps) {
  const names: Readonly<Record<string, string>> = NAMES[platform];
  return (
    <kbd className={styles.keys}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {names[key] ?? key}
        </kbd>
      ))}
    </kbd>
  );
}
