import { useDeviceSearch } from '@remote-console/api-client/react';
import { useLanguage } from '@remote-console/ui';
import { useGroupNames } from '@remote-console/ui/groups';
import { Monitor } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ALL_DEVICES, hrefOf } from '../../routing/index.ts';
import type { PaletteEntry } from './paletteEntries.ts';

/** How long typing has to pause before the server is asked, in milliseconds. */
const SEARCH_REST_MS = 200;

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), SEARCH_REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Creates a device's entry. */
export function useDeviceEntry() {
  const lang = useLanguage();
  const navigate = useNavigate();
  return (pk: number, label: string, hint?: string): PaletteEntry => ({
    id: `device:${pk}`,
    kind: 'device',
    label,
    ...(hint === undefined ? {} : { hint }),
    Icon: Monitor,
    run: () => void navigate(hrefOf('device-detail', { lang, groupPk: ALL_DEVICES, devicePk: pk })),
  });
}

/** What the server finds among the devices that the user may see. */
export interface FoundDevices {
  readonly entries: readonly PaletteEntry[];
  readonly busy: boolean;
  readonly failed: boolean;
}

/** Searches devices as the user types, once typing pauses. */
export function useDeviceEntries(query: string): FoundDevices {
  const entryOf = useDeviceEntry();
  const { nameOf } = useGroupNames();
  const wanted = query.trim();
  const rested = useRested(wanted);
  const { data, isLoading, error } = useDeviceSearch(wanted === '' ? '' : rested);
  const entries =
    wanted === ''
      ? []
      : (data ?? []).map((device) =>
          entryOf(
            device.id,
            device.alias,
            [device.privateIp, nameOf(device)].filter((part) => part !== '').join(' · '),
          ),
        );
  return {
    entries,
    busy: wanted !== '' && (wanted !== rested || isLoading),
    failed: error !== undefined && wanted !== '',
  };
}
