import { languageOf, type Language } from '@remote-console/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useHeldSession, useServices } from '../services.ts';
import { Guarded } from './Guarded.tsx';
import { guardFrame, guardLogin, guardRoot, type GuardDecision } from './guards.ts';

interface SignInGuardProps {
  /** Decides by whether anybody is signed in. */
  readonly guard: (isSignedIn: boolean, lang: Language) => GuardDecision;
  readonly children?: ReactNode;
}

function SignInGuard({ guard, children }: SignInGuardProps) {
  const isSignedIn = useHeldSession() !== null;
  const lang = languageOf(useParams()['lang']);
  return <Guarded guard={() => guard(isSignedIn, lang)}>{children}</Guarded>;
}

interface GuardProps {
  readonly page: ReactNode;
}

/** Leads on from `/{lang}` and from the entry of the device area. */
export function LanguageRoot() {
  return <SignInGuard guard={guardRoot} />;
}

/** Stands before the login page; it leads on to the page that was wanted before. */
export function LoginGuard({ page }: GuardProps) {
  const { wanted } = useServices();
  return <SignInGuard guard={(isSignedIn, lang) => guardLogin(isSignedIn, lang, wanted.current())}>{page}</SignInGuard>;
}

/** Stands before an entrance for temporary accounts. What somebody of the company wanted before is not for them. */
export function TemporaryLoginGuard({ page }: GuardProps) {
  return <SignInGuard guard={guardLogin}>{page}</SignInGuard>;
}

/**
 * Keeps the page that a visitor came for until a person is signed in. Who was signed in here and is not did not come
 * for it.
 */
function useWantedPage(): void {
  const isSignedIn = useHeldSession() !== null;
  const { sessions, wanted } = useServices();
  const location = useLocation();
  const [cameAsVisitor] = useState(!isSignedIn);
  useEffect(() => {
    if (isSignedIn) wanted.forget();
    else if (cameAsVisitor && sessions.lastEnd() !== 'logout') wanted.keep(location);
  }, [isSignedIn, cameAsVisitor, location, sessions, wanted]);
}

/** Stands before the frame, so that a visitor is sent to login before anything of it is loaded. */
export function FrameGuard({ page }: GuardProps) {
  useWantedPage();
  return <SignInGuard guard={guardFrame}>{page}</SignInGuard>;
}
