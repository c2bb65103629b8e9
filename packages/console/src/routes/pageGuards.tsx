import { languageOf, type Language } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Guarded } from './Guarded.tsx';
import { guardLogin, guardPage, guardRoot, type GuardDecision } from './guards.ts';
import { PAGE_ACCESS } from './pageAccess.ts';
import { isAddressOf, type RouteName } from './paths.ts';
import { useActor } from './useActor.ts';

interface GuardProps {
  readonly page: ReactNode;
}

const useAddressLanguage = (): Language => languageOf(useParams()['lang']);

/** Leads on from `/{lang}` and from the entry of the device area. */
export function LanguageRoot() {
  const actor = useActor();
  const lang = useAddressLanguage();
  return <Guarded guard={() => guardRoot(actor, lang)}>{null}</Guarded>;
}

/** Stands before the login page. */
export function LoginGuard({ page }: GuardProps) {
  const actor = useActor();
  const lang = useAddressLanguage();
  return <Guarded guard={() => guardLogin(actor, lang)}>{page}</Guarded>;
}

/** Stands before the frame, so that a visitor is sent to login before anything of it is loaded. */
export function SignedInGuard({ page }: GuardProps) {
  const actor = useActor();
  const lang = useAddressLanguage();
  return <Guarded guard={() => guardPage(['signed-in'], actor, lang)}>{page}</Guarded>;
}

interface PageGuardProps extends GuardProps {
  readonly name: RouteName;
}

/** Stands before a page in the frame: its right first, then whether such an address exists. */
export function PageGuard({ name, page }: PageGuardProps) {
  const actor = useActor();
  const lang = useAddressLanguage();
  const parameters = useParams();
  const guard = (): GuardDecision => {
    const decision = guardPage(PAGE_ACCESS[name], actor, lang);
    if (decision.kind !== 'open') return decision;
    return isAddressOf(name, parameters) ? decision : { kind: 'error', code: 404 };
  };
  return <Guarded guard={guard}>{page}</Guarded>;
}
