import type { ReactNode } from 'react';
import { preloadable } from '../../material/index.ts';

export interface MenuEntryProps {
  /** Address of the entry; it is a link then, and a plain click goes to the provider's `onLinkClick`. */
  readonly href?: string;
  /** Opens the link in a new tab. */
  readonly newTab?: boolean;
  /** `danger` is destructive; `quiet` has no effect now, and its text says why. */
  readonly tone?: 'danger' | 'quiet' | undefined;
  /** Whether long text wraps, instead of making the menu wide. */
  readonly wraps?: boolean;
  /** Before the text, in its own column. */
  readonly icon?: ReactNode;
  /** Explains the entry below its text; only with an `icon`. */
  readonly note?: string | undefined;
  readonly selected?: boolean;
  readonly disabled?: boolean;
  /** `menuitemradio` is one of several, of which one is active. */
  readonly role?: 'menuitem' | 'menuitemradio';
  readonly 'aria-checked'?: boolean;
  /** `page` marks the link to the current page. */
  readonly 'aria-current'?: 'page' | undefined;
  /** Language of the text, if different from that of the page. */
  readonly lang?: string | undefined;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** An entry of a `PopupMenu`, loaded with it. */
export const MenuEntry = preloadable<MenuEntryProps>(async () => (await import('./MaterialEntry.tsx')).MaterialEntry);

/** The divider between entries of a `PopupMenu`, loaded with it. */
export const MenuLine = preloadable<object>(async () => (await import('./MaterialEntry.tsx')).MaterialMenuLine);
