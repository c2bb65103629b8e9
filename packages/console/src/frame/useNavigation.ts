import { useDeviceSummary } from '@remote-console/api-client/react';
import { isCorporate, type ConsoleMode, type Viewer } from '@remote-console/domain';
import { useNow } from '@remote-console/ui/provider';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useHeldSession, useServices } from '../services.ts';
import { SMALL_SCREEN } from './screenWidths.ts';

/** What the rule of the menus decides by: who looks, and how the console runs. */
export interface Navigation {
  readonly viewer: Viewer;
  readonly mode: ConsoleMode;
}

/** Who looks, and how the console runs; `null` without a session. */
export function useNavigation(): Navigation | null {
  const session = useHeldSession();
  const { mode } = useServices();
  const now = useNow();
  const smallScreen = useMediaQuery(SMALL_SCREEN, { noSsr: true });
  const summary = useDeviceSummary().data?.objects[0] ?? null;
  return useMemo(
    () =>
      session && {
        viewer: { session, corporate: isCorporate(session.pay, now), summary },
        mode: { ...mode, smallScreen },
      },
    [session, mode, now, smallScreen, summary],
  );
}
