import { useLanguage } from '@remote-console/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { FrameContext, type FrameParts } from '../frame/frameContext.ts';
import styles from '../frame/FrameLayout.module.css';
import { NetworkBanner } from '../frame/NetworkBanner.tsx';
import { SkipLink } from '../frame/SkipLink.tsx';
import { useEventStream } from '../frame/useLiveData.ts';
import { useProfileReload } from '../frame/useProfileReload.ts';
import { useUnsavedForms } from '../frame/useUnsavedForms.ts';
import { ErrorPage } from '../routes/ErrorPage.tsx';
import { PageOutlet } from '../routes/PageOutlet.tsx';
import { MAIN_ID } from '../routes/PageTitle.tsx';
import { hrefOf, liesWithin } from '../routes/paths.ts';
import { useServices } from '../services.ts';
import { useReach } from '../useReach.ts';
import { logOut } from '../session/logOut.ts';
import type { Session } from '../session/session.ts';
import { SessionKeeper } from '../session/SessionKeeper.tsx';
import { OperatorBar } from './OperatorBar.tsx';

const nothing = () => undefined;

/**
 * The frame of whoever operates the service: their own pages and no other. A page of a company asks the server for nothing
 * here, and says that it is not for them.
 */
export function OperatorFrame({ session }: { readonly session: Session }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const { sessions, unsavedChanges } = useServices();
  const isConnected = useEventStream();
  const reach = useReach();
  useProfileReload();
  useUnsavedForms();
  const parts = useMemo<FrameParts>(
    () => ({
      openPalette: nothing,
      openShortcuts: nothing,
      openAddDevice: nothing,
      startTutorial: nothing,
      noteDevices: nothing,
      logOut: () => unsavedChanges.whenAllowed(() => void logOut(sessions, language)),
    }),
    [sessions, unsavedChanges, language],
  );
  const isTheirs = liesWithin(pathname, hrefOf('operator-companies', { lang: language }));
  return (
    <FrameContext value={parts}>
      <div className={styles.frame}>
        <SkipLink />
        <OperatorBar session={session} />
        <NetworkBanner reach={reach === 'reached' && !isConnected ? 'no-answer' : reach} />
        <main id={MAIN_ID} tabIndex={-1} className={styles.page}>
          {isTheirs ? <PageOutlet /> : <ErrorPage code={404} lack="no_permission" />}
        </main>
        <SessionKeeper />
      </div>
    </FrameContext>
  );
}
