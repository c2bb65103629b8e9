import { mainMenu, sectionPages } from '@remote-console/domain';
import { useLanguage } from '@remote-console/ui';
import type { DevicesShown } from '@remote-console/ui/devices';
import { later } from '@remote-console/ui/provider';
import { Suspense, useMemo, useState } from 'react';
import { MAIN_ID, PageOutlet } from '../page/index.ts';
import { useServices } from '../services/index.ts';
import { logOut, type Session } from '../session/index.ts';
import { AdministratorName } from './AdministratorName.tsx';
import { useLicenseExcess } from './useLicenseExcess.ts';
import styles from './FrameLayout.module.css';
import { FrameContext, type FrameParts } from './frameContext.ts';
import { FrameOverlays, type Overlay } from './FrameOverlays.tsx';
import { LicenseBanner } from './LicenseBanner.tsx';
import { NetworkBanner } from './NetworkBanner.tsx';
import { NoticePopup } from './NoticePopup.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useTour } from './tutorial/useTour.ts';
import { useFrameKeys } from './useFrameKeys.ts';
import { useLiveData } from './useLiveData.ts';
import { useNavigation, type Navigation } from './useNavigation.ts';
import { useProfileReload } from './useProfileReload.ts';
import { useSameEntries } from './useSameEntries.ts';
import { useTicketToast } from './useTicketToast.ts';
import { useUnsavedForms } from './useUnsavedForms.ts';

const LicenseExceeded = later(async () => (await import('./LicenseExceeded.tsx')).LicenseExceeded);

interface FrameProps {
  readonly session: Session;
  readonly navigation: Navigation;
}

function Frame({ session, navigation: { viewer, mode } }: FrameProps) {
  const language = useLanguage();
  const { sessions, unsavedChanges } = useServices();
  const { reach } = useLiveData();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [isGreeted, setGreeted] = useState(false);
  const [devices, noteDevices] = useState<DevicesShown | null>(null);
  // The tour waits for everything else that is shown after login: the notice, the message about too many devices, and a
  // company's first device, without which the tour would have nothing to point at.
  const excess = useLicenseExcess();
  const tour = useTour(isGreeted && excess === null && devices === 'list');
  useProfileReload();
  useTicketToast(session);
  useUnsavedForms();
  useFrameKeys({
    onPalette: () => setOverlay({ kind: 'palette' }),
    onShortcuts: () => setOverlay({ kind: 'shortcuts' }),
  });

  const { start: startTutorial, isWaiting: isTourWaiting } = tour;
  const parts = useMemo<FrameParts>(
    () => ({
      openPalette: () => setOverlay({ kind: 'palette' }),
      openShortcuts: () => setOverlay({ kind: 'shortcuts' }),
      openAddDevice: ({ groupId }) => setOverlay({ kind: 'add-device', groupId }),
      startTutorial,
      // Nothing else depends on it: without a tour the frame doesn't rerender for it.
      noteDevices: isTourWaiting ? noteDevices : () => undefined,
      logOut: () => unsavedChanges.whenAllowed(() => void logOut(sessions, language)),
    }),
    [startTutorial, isTourWaiting, sessions, unsavedChanges, language],
  );
  const menuPages = useSameEntries(mainMenu(viewer, mode));
  const managementPages = sectionPages('management', viewer, mode);

  return (
    <FrameContext value={parts}>
      <div className={styles.frame}>
        <SkipLink />
        <TopBar session={session} pages={menuPages} mode={mode} hasProfile={managementPages.includes('profile')} />
        <LicenseBanner session={session} offersLicense={managementPages.includes('license')} />
        <NetworkBanner reach={reach} />
        <main id={MAIN_ID} tabIndex={-1} className={styles.page}>
          <PageOutlet />
        </main>
        <NoticePopup onOver={() => setGreeted(true)} />
        {excess && (
          <Suspense fallback={null}>
            <LicenseExceeded session={session} excess={excess} onLogOut={() => void logOut(sessions, language)} />
          </Suspense>
        )}
        <SessionKeeper />
        <FrameOverlays overlay={overlay} tour={tour} onClose={() => setOverlay(null)} />
      </div>
    </FrameContext>
  );
}

/** The frame of a company's user: bar, banners, what is shown after login, and the page. */
export function CompanyFrame({ session }: Pick<FrameProps, 'session'>) {
  const navigation = useNavigation();
  return (
    navigation && (
      <AdministratorName>
        <Frame session={session} navigation={navigation} />
      </AdministratorName>
    )
  );
}
