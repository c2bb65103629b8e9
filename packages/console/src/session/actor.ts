import { isCorporate, MEMBER_TYPES, type Actor } from '@remote-console/domain';
import type { Session } from './session.ts';

/** The subject of the access rule: a visitor without a session, otherwise the user. */
export function actorOf(session: Session | null, now: number): Actor {
  if (!session) return { kind: 'visitor' };
  return {
    kind: 'person',
    session,
    corporate: isCorporate(session.pay, now),
    operator: session.memberType === MEMBER_TYPES.operator,
  };
}
