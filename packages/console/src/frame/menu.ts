import type { Language } from '@remote-console/domain';
import { startHref } from '../routes/guards.ts';
import { hrefs } from '../routes/paths.ts';

/** An entry of the main menu. */
export interface MenuEntry {
  /** Key of its words in the frame's texts. */
  readonly label: 'menuDevices';
  readonly href: string;
  /** Whether a page belongs to the entry. */
  readonly owns: (pathname: string) => boolean;
}

/** The main menu, in its order. */
export function menuOf(lang: Language): readonly MenuEntry[] {
  return [
    {
      label: 'menuDevices',
      href: startHref(lang),
      owns: (pathname) => pathname.startsWith(hrefs['device-root']({ lang })),
    },
  ];
}
