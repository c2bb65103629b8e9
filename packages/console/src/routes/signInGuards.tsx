import { languageOf, type Language } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCurrentSession } from '../services.ts';
import { Guarded } from './Guarded.tsx';
import { guardFrame, guardLogin, guardRoot, type GuardDecision } from './guards.ts';

interface SignInGuardProps {
  /** Decides by whether anybody is signed in. */
  readonly guard: (isSignedIn: boolean, lang: Language) => GuardDecision;
  readonly children?: ReactNode;
}

function SignInGuard({ guard, children }: SignInGuardProps) {
  const isSignedIn = useCurrentSession() !== null;
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

/** Stands before the login page. */
export function LoginGuard({ page }: GuardProps) {
  return <SignInGuard guard={guardLogin}>{page}</SignInGuard>;
}

/** Stands before the frame, so that a visitor is sent to login before anything of it is loaded. */
export function FrameGuard({ page }: GuardProps) {
  return <SignInGuard guard={guardFrame}>{page}</SignInGuard>;
}
