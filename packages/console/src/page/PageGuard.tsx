import { languageOf } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useServices } from '../services.ts';
import { useHeldSession } from '../useSession.ts';
import { actorOf } from '../session/actor.ts';
import { Guarded } from './Guarded.tsx';
import { guardPage } from './guardPage.ts';
import type { GuardDecision } from './guards.ts';
import { PAGE_ACCESS } from './pageAccess.ts';
import { isAddressOf, type RouteName } from './paths.ts';

interface PageGuardProps {
  readonly name: RouteName;
  readonly children: ReactNode;
}

/** Stands before a page in the frame: the person's right first, then whether such an address exists. */
export function PageGuard({ name, children }: PageGuardProps) {
  const session = useHeldSession();
  const { now } = useServices();
  const parameters = useParams();
  const guard = (): GuardDecision => {
    const decision = guardPage(PAGE_ACCESS[name], actorOf(session, now()), languageOf(parameters['lang']));
    if (decision.kind !== 'open') return decision;
    return isAddressOf(name, parameters) ? decision : { kind: 'error', code: 404 };
  };
  return <Guarded guard={guard}>{children}</Guarded>;
}
