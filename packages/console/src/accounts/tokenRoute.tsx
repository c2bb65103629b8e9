import { answerOf, failureOf } from '@remote-console/api-client';
import { isAdmin, type Language } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { Suspense, useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { clientOf } from '../api/index.ts';
import { hrefOf, startHref, useIsShown, useOnward } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { beginSession, type Session, visitorLanguage } from '../session/index.ts';
import { redirectTarget } from './redirectTarget.ts';
import styles from './tokenRoute.module.css';

/** What the page shows while the exchange runs (A-ROUTE-21). */
const PROCESSING = 'PROCESSING...';
const NO_ANSWER = 500;

/** Where a link leads that names no page: managers to the license page, everyone else to all devices (A-ROUTE-23). */
function standardTarget(session: Session | null, lang: Language): string {
  return session && isAdmin(session) ? hrefOf('license', { lang }) : startHref(lang);
}

/** What is happening meanwhile, in the visitor's language. */
function Explanation() {
  const text = useText('accounts');
  return <div>{text('loggingIn')}</div>;
}

/** Exchanges a link's token for a session, then goes on to the link's destination (A-ROUTE-20 to A-ROUTE-25). */
export function TokenRoute() {
  const { sessions } = useServices();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const redirect = query.get('redirect');
  const called = useRef(false);
  const isShown = useIsShown();
  const onward = useOnward();

  useEffect(() => {
    // The exchange consumes the token, so it must not run twice.
    if (token === '' || called.current) return;
    called.current = true;
    const language = visitorLanguage();
    const lead = (href: string) => onward(href, { replace: true });
    const fail = (code: number) => lead(hrefOf('error', { lang: language, code }));
    const exchange = async () => {
      const { objects } = await answerOf(clientOf('', language).POST('/access/exchange', { body: { token } }));
      if (!isShown()) return;
      if (objects.token === undefined) return fail(NO_ANSWER);
      const { userAgent } = navigator;
      const beginning = { token: objects.token, profile: objects.profile, language, userAgent, sessions };
      if (!(await beginSession(beginning))) return fail(NO_ANSWER);
      lead(redirectTarget(redirect, window.location.href) ?? standardTarget(sessions.current(), language));
    };
    exchange().catch((thrown: unknown) => {
      const failure = failureOf(thrown);
      fail(failure.kind === 'refused' ? failure.status : NO_ANSWER);
    });
  }, [token, redirect, onward, isShown, sessions]);

  if (token === '') return <Navigate to={hrefOf('login', { lang: 'ko' })} replace />;
  return (
    <main className={styles.main}>
      <div role="status">{PROCESSING}</div>
      <Suspense fallback={null}>
        <Explanation />
      </Suspense>
    </main>
  );
}
