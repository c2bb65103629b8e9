import type { ReactNode } from 'react';
import { preloadable } from '../../material/index.ts';

export interface MenuEntryProps {
  /** Where the entry leads; it is a link then, and a plain press goes to the provider's `onLinkClick`. */
  readonly href?: string;
  /** Opens what it leads to in a new tab. */
  readonly newTab?: boolean;
  /** `danger` takes something away; `quiet` has no effect now, and its words say why. */
  readonly tone?: 'danger' | 'quiet' | undefined;
  /** Whether long words continue in another line, instead of making the menu wide. */
  readonly wraps?: boolean;
  /** Stands before the words, in a column of its own. */
  readonly icon?: ReactNode;
  /** Explains the entry below its words; only beside an `icon`. */
  readonly note?: string | undefined;
  readonly selected?: boolean;
  readonly disabled?: boolean;
  /** `menuitemradio` is one of several, of which one is in force. */
  readonly role?: 'menuitem' | 'menuitemradio';
  readonly 'aria-checked'?: boolean;
  /** `page` marks the way to where the reader already is. */
  readonly 'aria-current'?: 'page' | undefined;
  /** Language of the words, where it is not that of the page. */
  readonly lang?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** An entry of a `PopupMenu`, loaded with it. */
export const MenuEntry = preloadable<MenuEntryProps>(async () => (await import('./MaterialEntry.tsx')).MaterialEntry);

/** The line between entries of a `PopupMenu`, loaded with it. */
export const MenuLine = preloadable<object>(async () => (await import('./MaterialEntry.tsx')).MaterialMenuLine);
