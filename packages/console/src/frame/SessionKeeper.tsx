import { useSWRConfig } from 'swr';
import { entranceOf } from '@remote-console/domain';
import { useLanguage } from '@remote-console/ui';
import type { LoggedIn } from '@remote-console/ui/accounts';
import { later } from '@remote-console/ui/provider';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expiredPasswordHref } from '../routing/index.ts';
import { useLapsedSession, useServices } from '../services/index.ts';
import { beginSession, logOut, type Session } from '../session/index.ts';
import { useSessionEnding } from './useSessionEnding.ts';

// Most sessions end with a logout, so neither dialog is part of the initial load.
const SessionEndingDialog = later(async () => (await import('./sessionDialogs.ts')).SessionEndingDialog);
const LoginAgainDialog = later(async () => (await import('./sessionDialogs.ts')).LoginAgainDialog);

function EndingSession() {
  const language = useLanguage();
  const { sessions } = useServices();
  const { secondsLeft, prolongable, busy, failure, stay, dismiss } = useSessionEnding();
  if (secondsLeft === null) return null;
  return (
    <SessionEndingDialog
      open
      secondsLeft={secondsLeft}
      busy={busy}
      failure={failure}
      onStay={prolongable ? () => void stay() : null}
      onClose={prolongable ? () => void stay() : dismiss}
      onLogOut={() => void logOut(sessions, language)}
    />
  );
}

function LapsedSession({ session }: { readonly session: Session }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { sessions } = useServices();
  const entrance = entranceOf(session.userType);
  const [failure, setFailure] = useState<string | null>(null);

  const goOn = async ({ token, answer }: LoggedIn) => {
    const { userAgent } = navigator;
    const resumed = await beginSession({
      token,
      profile: answer.profile,
      language,
      userAgent,
      sessions,
      resumes: true,
    });
    setFailure(resumed ? null : 'data_load_failed');
    // Reads that failed for lack of a session are repeated; the rest is as stale as the pause was long.
    if (resumed) await mutate(() => true);
  };

  return (
    <LoginAgainDialog
      open
      id={session.loginId}
      entrance={entrance}
      failure={failure}
      onLoggedIn={goOn}
      onPasswordExpired={({ id }) => {
        sessions.end('logout');
        void navigate(expiredPasswordHref({ lang: language, id, entrance }));
      }}
      onLeave={() => sessions.end('logout')}
    />
  );
}

/**
 * Keeps a session from ending while it is in use: it warns beforehand and, after an unrequested end, offers to log in
 * again over the page, which keeps what was typed. Pages that open later show login.
 */
export function SessionKeeper() {
  const lapsed = useLapsedSession();
  return (
    <Suspense fallback={null}>
      {lapsed === null ? <EndingSession /> : <LapsedSession key={lapsed.id} session={lapsed} />}
    </Suspense>
  );
}
