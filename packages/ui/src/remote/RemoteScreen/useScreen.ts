import { fittingQuality, SCREEN_LEVELS, type RemoteChannel, type ScreenQuality } from '@remote-console/domain';
import { useCallback, useEffect, useState } from 'react';
import { connectScreen } from './connectScreen.ts';
import { adjustClient, type RfbClient } from './rfbClient.ts';
import { UNKNOWN_SCREEN, type ScreenState } from './screenState.ts';
import { useMonitors } from './useMonitors.ts';

/** The display options of a screen. */
export interface ScreenWishes {
  /** Nothing is sent to the device. */
  readonly viewOnly: boolean;
  /** Fitted to the space, or at actual size. */
  readonly size: 'fit' | 'actual';
  readonly quality: ScreenQuality;
}

/** A screen on a new connection: the last picture stays until there is a new one. */
const restarted = ({ lastPicture, desktop, size }: ScreenState): ScreenState => ({
  ...UNKNOWN_SCREEN,
  lastPicture,
  desktop,
  size,
});

/** The screen of a connection, filling an element. */
export function useScreen(channel: RemoteChannel, target: HTMLElement | null, wishes: ScreenWishes) {
  const { viewOnly, size, quality } = wishes;
  const [state, setState] = useState<ScreenState>(UNKNOWN_SCREEN);
  const [client, setClient] = useState<RfbClient | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(channel);
  const retry = useCallback(() => {
    setState(restarted);
    setAttempt((before) => before + 1);
  }, []);
  if (shown !== channel) {
    setShown(channel);
    setState(restarted);
  }

  useEffect(() => {
    if (!target) return undefined;
    const close = connectScreen(target, channel, {
      onChange: (part) => setState((before) => ({ ...before, ...part })),
      onClient: setClient,
    });
    return () => {
      close();
      setClient(null);
    };
  }, [target, channel, attempt]);

  const monitorChoice = useMonitors(state);
  // The frame of a monitor determines the size of the screen.
  const isScaled = size === 'fit' || monitorChoice.shown !== null;
  const { roundTrips, peakBitsPerSecond } = state;
  const used = quality === 'automatic' ? fittingQuality({ roundTrips, peakBitsPerSecond }) : quality;
  useEffect(() => {
    if (client) adjustClient(client, { viewOnly, isScaled, levels: SCREEN_LEVELS[used] });
  }, [client, viewOnly, isScaled, used]);

  return { state, client, monitorChoice, usedQuality: used, retry };
}
