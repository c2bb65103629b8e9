import type { LucideIconData } from 'lucide-react/types';

// All files of icons share one declaration, which leaves this out: what is said of one holds for all.
declare module 'lucide-react/icons/star' {
  /** What the icon is drawn of. */
  // oxlint-disable-next-line no-underscore-dangle -- the icons' own name for it
  export const __iconData: LucideIconData;
}

export { __iconData as chevronRight } from 'lucide-react/icons/chevron-right';
export { __iconData as clock } from 'lucide-react/icons/clock';
export { __iconData as ellipsis } from 'lucide-react/icons/ellipsis';
export { __iconData as file } from 'lucide-react/icons/file';
export { __iconData as monitor } from 'lucide-react/icons/monitor';
export { __iconData as pencil } from 'lucide-react/icons/pencil';
export { __iconData as power } from 'lucide-react/icons/power';
export { __iconData as settings } from 'lucide-react/icons/settings';
export { __iconData as shieldCheck } from 'lucide-react/icons/shield-check';
export { __iconData as star } from 'lucide-react/icons/star';
