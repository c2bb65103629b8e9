import { useLanguage } from '@remote-console/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import styles from '../frame/FrameLayout.module.css';
import {
  FrameContext,
  type FrameParts,
  NetworkBanner,
  SessionKeeper,
  SkipLink,
  useEventStream,
  useProfileReload,
  useUnsavedForms,
} from '../frame/index.ts';
import { ErrorPage, MAIN_ID, PageOutlet } from '../page/index.ts';
import { hrefOf, liesWithin } from '../routing/index.ts';
import { useReach, useServices } from '../services/index.ts';
import { logOut, type Session } from '../session/index.ts';
import { OperatorBar } from './OperatorBar.tsx';

const nothing = () => undefined;

/**
 * The service operator's frame, with only their own pages. A company page requests nothing from the server here and
 * says that it is not for operators.
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
