import { useDeviceSummary } from '@remote-console/api-client/react';
import { isCorporate, type ConsoleMode, type Viewer } from '@remote-console/domain';
import { useNow } from '@remote-console/ui/provider';
import { useMemo } from 'react';
import { useHeldSession, useServices } from '../services/index.ts';
import { useSmallScreen } from './useSmallScreen.ts';

/** What the menu rules depend on: the user, and how the console runs. */
export interface Navigation {
  readonly viewer: Viewer;
  readonly mode: ConsoleMode;
}

/**
 * The user, and how the console runs; `null` without a session. Each part keeps its identity until it changes, so that
 * neither the clock nor a summary rerenders the bar.
 */
export function useNavigation(): Navigation | null {
  const session = useHeldSession();
  const { mode: running } = useServices();
  const now = useNow();
  const smallScreen = useSmallScreen();
  const summary = useDeviceSummary().data?.objects[0] ?? null;
  const corporate = session !== null && isCorporate(session.pay, now);
  const mode = useMemo(() => ({ ...running, smallScreen }), [running, smallScreen]);
  return useMemo(
    () => session && { viewer: { session, corporate, summary }, mode },
    [session, corporate, summary, mode],
  );
}
