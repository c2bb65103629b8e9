import type { GroupCounts } from '@remote-console/domain';
import { useMemo } from 'react';
import { useText } from '../../i18n/index.ts';

/** The screen reader texts of lines. Looked up once per tree: for each line it would take as long as rendering it. */
export interface RowLabels {
  readonly expand: (name: string) => string;
  readonly collapse: (name: string) => string;
  readonly settingsOf: (name: string) => string;
  readonly menuOf: (name: string) => string;
  readonly devices: (count: number) => string;
  /** For a group with subgroups: without and with those. */
  readonly counts: (counts: GroupCounts) => string;
  readonly noAccess: string;
}

/** Placeholder for a name in a looked-up text; no name contains it. */
const NAME = '\u0000';

export function useRowLabels(): RowLabels {
  const text = useText('groups');
  return useMemo(() => {
    const withName = (key: 'expand' | 'collapse' | 'settingsOf' | 'menuOf') => {
      const [before = '', after = ''] = text(key, { name: NAME }).split(NAME);
      return (name: string) => `${before}${name}${after}`;
    };
    const counts = new Map<number, string>();
    const devices = (count: number) => {
      const known = counts.get(count) ?? text('deviceCount', { count });
      counts.set(count, known);
      return known;
    };
    return {
      expand: withName('expand'),
      collapse: withName('collapse'),
      settingsOf: withName('settingsOf'),
      menuOf: withName('menuOf'),
      devices,
      counts: ({ own, all }) => text('deviceCounts', { own: devices(own), all }),
      noAccess: text('noAccess'),
    };
  }, [text]);
}
