import { isOperator, languageOf, type Language } from '@remote-console/domain';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Guarded } from '../page/index.ts';
import {
  type GuardDecision,
  guardFrame,
  guardLogin,
  guardRoot,
  homeHref,
  hrefInLanguage,
  liesWithin,
} from '../routing/index.ts';
import { useHeldSession, useServices } from '../services/index.ts';

interface SignInGuardProps {
  /** Decides by whether anyone is signed in, and by that user's start page. */
  readonly guard: (isSignedIn: boolean, lang: Language, home: string) => GuardDecision;
  readonly children?: ReactNode;
}

function SignInGuard({ guard, children }: SignInGuardProps) {
  const session = useHeldSession();
  const lang = languageOf(useParams()['lang']);
  return <Guarded guard={() => guard(session !== null, lang, homeHref(lang, session))}>{children}</Guarded>;
}

interface GuardProps {
  readonly page: ReactNode;
}

/** Redirects from `/{lang}` and from the entry of the device area. */
export function LanguageRoot() {
  return <SignInGuard guard={guardRoot} />;
}

/** Guards the login page; a signed-in user goes on to the page requested before. */
export function LoginGuard({ page }: GuardProps) {
  const { redirectAfterLogin } = useServices();
  const session = useHeldSession();
  const isOperating = session !== null && isOperator(session);
  return (
    <SignInGuard
      guard={(isSignedIn, lang, home) => {
        const before = redirectAfterLogin.current();
        // The page that a company's user requested is not for an operator.
        const isTheirs = !isOperating || (before !== null && liesWithin(hrefInLanguage(lang, before), home));
        return guardLogin(isSignedIn, lang, isTheirs ? before : null, home);
      }}
    >
      {page}
    </SignInGuard>
  );
}

/** Guards an entrance for temporary accounts. The page that a company's user requested before is not for them. */
export function TemporaryLoginGuard({ page }: GuardProps) {
  return <SignInGuard guard={(isSignedIn, lang, home) => guardLogin(isSignedIn, lang, null, home)}>{page}</SignInGuard>;
}

/**
 * Remembers the page that a visitor came for until somebody signs in. Someone who was signed in here before did not
 * come for it.
 */
function useRedirectAfterLogin(): void {
  const isSignedIn = useHeldSession() !== null;
  const { sessions, redirectAfterLogin } = useServices();
  const location = useLocation();
  const [cameAsVisitor] = useState(!isSignedIn);
  useEffect(() => {
    if (isSignedIn) redirectAfterLogin.forget();
    else if (cameAsVisitor && sessions.lastEnd() !== 'logout') redirectAfterLogin.keep(location);
  }, [isSignedIn, cameAsVisitor, location, sessions, redirectAfterLogin]);
}

/** Guards the frame, so that a visitor is sent to login before any of it is loaded. */
export function FrameGuard({ page }: GuardProps) {
  useRedirectAfterLogin();
  return <SignInGuard guard={guardFrame}>{page}</SignInGuard>;
}
