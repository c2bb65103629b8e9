import { useText } from '@remote-console/ui';
import { useState } from 'react';
import { useServices } from '../../services/index.ts';
import { useNavigation } from '../useNavigation.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { findEntries, type PaletteEntry, type PaletteSection } from './paletteEntries.ts';
import { readRecentPlaces, rememberPlace } from './recentPlaces.ts';
import { useActionEntries } from './useActionEntries.ts';
import { useDeviceEntries, useDeviceEntry } from './useDeviceEntries.ts';
import { useGroupEntries } from './useGroupEntries.ts';
import { usePageEntries } from './usePageEntries.ts';

/** Maximum number of groups offered at a time. */
const OFFERED_GROUPS = 6;

interface ConsolePaletteProps {
  readonly onClose: () => void;
}

/** The search over pages, devices, groups, and actions, loaded when it opens. */
export function ConsolePalette({ onClose }: ConsolePaletteProps) {
  const text = useText('frame');
  const groupText = useText('groups');
  const { storage } = useServices();
  const navigation = useNavigation();
  const [query, setQuery] = useState('');
  const [recent] = useState(() => readRecentPlaces(storage));
  const pages = usePageEntries(navigation);
  const groups = useGroupEntries();
  const actions = useActionEntries(navigation?.mode ?? null);
  const devices = useDeviceEntries(query);
  const deviceEntry = useDeviceEntry();

  const known = new Map([...pages, ...groups].map((entry) => [entry.id, entry]));
  const recentEntries = recent.flatMap(({ id, label }): PaletteEntry[] => {
    const entry = known.get(id);
    if (entry) return [entry];
    const pk = /^device:(\d+)$/.exec(id)?.[1];
    return pk === undefined ? [] : [deviceEntry(Number(pk), label)];
  });
  const isIdle = query.trim() === '';
  const shownRecently = new Set(recentEntries.map(({ id }) => id));
  const sections: readonly PaletteSection[] = isIdle
    ? [
        { id: 'recent', label: text('recent'), entries: recentEntries },
        { id: 'page', label: text('pages'), entries: pages.filter(({ id }) => !shownRecently.has(id)) },
        { id: 'action', label: text('actions'), entries: actions },
      ]
    : [
        { id: 'page', label: text('pages'), entries: findEntries(pages, query) },
        { id: 'device', label: text('foundDevices'), entries: devices.entries },
        { id: 'group', label: groupText('tree'), entries: findEntries(groups, query, OFFERED_GROUPS) },
        { id: 'action', label: text('actions'), entries: findEntries(actions, query) },
      ];

  return (
    <CommandPalette
      query={query}
      sections={sections}
      busy={devices.busy}
      failed={devices.failed}
      onQuery={setQuery}
      onChoose={(entry) => {
        if (entry.kind !== 'action') rememberPlace(storage, entry);
        onClose();
        entry.run();
      }}
      onClose={onClose}
    />
  );
}
