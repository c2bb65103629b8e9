import Box from '@mui/material/Box';

/** A key of a shortcut: `mod` is Ctrl, and Command on a Mac. */
export type ShortcutKey = 'mod' | 'shift' | 'alt' | 'enter' | 'escape' | (string & {});

export interface ShortcutKeysProps {
  /** The keys in the order in which they are pressed together: `['mod', 'K']`. */
  readonly keys: readonly ShortcutKey[];
  /** Whose keyboard; by default that of the browser's platform. */
  readonly platform?: 'mac' | 'other';
}

const NAMES = {
  mac: { mod: '⌘', shift: '⇧', alt: '⌥', enter: '↵', escape: 'Esc' },
  other: { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', enter: 'Enter', escape: 'Esc' },
} as const;

/** Which keyboard the browser's computer has. */
export function keyboardPlatform(): 'mac' | 'other' {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'other';
}

/** How `aria-keyshortcuts` names the keys: `Control+K`, `Meta+K` on a Mac. */
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

/** A shortcut as keycaps, as the person's own keyboard names them. */
export function ShortcutKeys({ keys, platform = keyboardPlatform() }: ShortcutKeysProps) {
  const names: Readonly<Record<string, string>> = NAMES[platform];
  return (
    <Box
      component="kbd"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--rc-space-hair)', font: 'inherit' }}
    >
      {keys.map((key) => (
        <Box
          key={key}
          component="kbd"
          sx={{
            minWidth: 18,
            boxSizing: 'border-box',
            px: 'calc(var(--rc-space-snug) - 1px)',
            border: 1,
            borderColor: 'tone.line',
            borderRadius: 'var(--rc-radius-mark)',
            bgcolor: 'tone.sunken',
            color: 'tone.textSecondary',
            font: 'inherit',
            fontSize: 'var(--rc-font-size-tile)',
            lineHeight: '16px',
            fontWeight: 500,
            textAlign: 'center',
          }}
        >
          {names[key] ?? key}
        </Box>
      ))}
    </Box>
  );
}
