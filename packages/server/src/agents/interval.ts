import type { Settings } from '../settings/index.ts';

/** Seconds between the heartbeats of an agent: simulated ones come in large numbers and report less often. */
export function intervalOf({ heartbeatSeconds }: Pick<Settings, 'heartbeatSeconds'>, simulated: boolean): number {
  return simulated ? heartbeatSeconds.simulated : heartbeatSeconds.real;
}
