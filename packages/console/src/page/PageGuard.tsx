import { languageOf } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { type GuardDecision, guardPage, isAddressOf, PAGE_ACCESS, type RouteName } from '../routing/index.ts';
import { useHeldSession, useServices } from '../services/index.ts';
import { actorOf } from '../session/index.ts';
import { Guarded } from './Guarded.tsx';

interface PageGuardProps {
  readonly name: RouteName;
  readonly children: ReactNode;
}

/** Guards a page in the frame: the user's permission first, then whether the address exists. */
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
