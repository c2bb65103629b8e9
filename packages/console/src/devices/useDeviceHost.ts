import type { LaunchEnvironment } from '@remote-console/domain';
import type { RunningMode } from '../environment/index.ts';
import { type OpenSession, useOpenSession } from '../remote/index.ts';
import { useServices } from '../services/index.ts';

/** What starts a viewer in the environment where the console runs (B-REMOTE-11 to B-REMOTE-13). */
export function launchEnvironmentOf({
  client,
  standalone,
}: Pick<RunningMode, 'client' | 'standalone'>): LaunchEnvironment {
  if (client === 'mobileApplication') return 'mobile-app';
  return standalone ? 'standalone' : 'browser';
}

/** What the device widgets know about the surrounding console. */
export interface DeviceHost {
  readonly mobile: boolean;
  readonly environment: LaunchEnvironment;
  readonly onOpenSession: OpenSession;
}

/** How the console runs. */
export function useDeviceHost(): DeviceHost {
  const { mode } = useServices();
  const onOpenSession = useOpenSession();
  return { mobile: mode.client !== 'desktop', environment: launchEnvironmentOf(mode), onOpenSession };
}
