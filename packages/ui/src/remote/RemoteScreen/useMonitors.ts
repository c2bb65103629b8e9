import { monitorsToChoose, type ScreenMonitor } from '@remote-console/domain';
import { useMemo, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import type { ScreenState } from './screenState.ts';

/** The monitors of a screen, and which of them is shown. */
export interface MonitorChoice {
  /** The choices; empty if there is nothing to choose. */
  readonly monitors: readonly ScreenMonitor[];
  /** The displayed one; null for all of them. */
  readonly shown: ScreenMonitor | null;
  /** Shows one of them, or all with null. */
  readonly onShow: (change: { readonly monitor: ScreenMonitor | null }) => void;
}

/** The displayed part as text: one of the monitors, or all. */
export function useMonitorLabel({ monitors, shown }: MonitorChoice): string {
  const text = useText('remoteScreen');
  if (!shown) return text('allMonitors');
  return text('monitorOf', { number: monitors.indexOf(shown) + 1, total: monitors.length });
}

/** Holds which monitor is shown, by its index: the same one after a reconnection. */
export function useMonitors({ desktop, size }: ScreenState): MonitorChoice {
  const [place, setPlace] = useState<number | null>(null);
  const named = desktop?.monitors;
  const monitors = useMemo(() => monitorsToChoose(named ?? [], size), [named, size]);
  return {
    monitors,
    shown: place === null ? null : (monitors[place] ?? null),
    onShow: ({ monitor }) => setPlace(monitor && monitors.indexOf(monitor)),
  };
}
