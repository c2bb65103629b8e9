export {
  ariaShortcut,
  keyboardPlatform,
  ShortcutKeys,
  type ShortcutKey,
  type ShortcutKeysProps,
} from './ShortcutKeys.tsx';
