import { languageOf, type LaunchEnvironment, type RemoteKind } from '@remote-console/domain';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { hrefOf } from '../routes/paths.ts';
import { useServices } from '../services.ts';
import type { RunningMode } from '../session/modes.ts';

/** What starts a viewer where the console runs (B-REMOTE-11 to B-REMOTE-13). */
export function launchEnvironmentOf({
  client,
  standalone,
}: Pick<RunningMode, 'client' | 'standalone'>): LaunchEnvironment {
  if (client === 'mobileApplication') return 'mobile-app';
  return standalone ? 'standalone' : 'browser';
}

/** What the device widgets know about the console around them. */
export interface DeviceHost {
  readonly mobile: boolean;
  readonly environment: LaunchEnvironment;
  readonly onOpenSession: (choice: { readonly devicePk: number; readonly kind: RemoteKind }) => void;
}

/** Leads to the window of a session. A hook. */
export function useOpenSession(): DeviceHost['onOpenSession'] {
  const lang = languageOf(useParams()['lang']);
  const navigate = useNavigate();
  return useCallback((choice) => void navigate(hrefOf('remote-session', { lang, ...choice })), [navigate, lang]);
}

/** How the console runs. */
export function useDeviceHost(): DeviceHost {
  const { mode } = useServices();
  const onOpenSession = useOpenSession();
  return { mobile: mode.client !== 'desktop', environment: launchEnvironmentOf(mode), onOpenSession };
}
