import type { Actor } from '@remote-console/domain';
import { useCurrentSession, useServices } from '../services.ts';
import { actorOf } from '../session/actor.ts';

/** Whoever looks at the page: the signed-in person, or a visitor. */
export function useActor(): Actor {
  const session = useCurrentSession();
  const { now } = useServices();
  return actorOf(session, now());
}
