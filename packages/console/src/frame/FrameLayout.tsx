import Box from '@mui/material/Box';
import { useLanguage, useText } from '@remote-console/ui';
import { WifiOff } from 'lucide-react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageErrorBoundary } from '../routes/PageErrorBoundary.tsx';
import { MAIN_ID } from '../routes/PageTitle.tsx';
import { useCurrentSession, useServices } from '../services.ts';
import { logOut } from '../session/logOut.ts';
import type { Session } from '../session/session.ts';
import { Banner } from './Banner.tsx';
import { LicenseBanner } from './LicenseBanner.tsx';
import { NoticePopup } from './NoticePopup.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useLiveData } from './useLiveData.ts';
import { useProfileReload } from './useProfileReload.ts';

interface FrameProps {
  readonly session: Session;
}

function Frame({ session }: FrameProps) {
  const text = useText('frame');
  const language = useLanguage();
  const { pathname } = useLocation();
  const { sessions } = useServices();
  const { isOffline } = useLiveData();
  useProfileReload();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', bgcolor: 'tone.ground' }}>
      <SkipLink />
      <TopBar session={session} onLogOut={() => void logOut(sessions, language)} />
      <LicenseBanner session={session} />
      <div role="status">{isOffline && <Banner Icon={WifiOff}>{text('serverLost')}</Banner>}</div>
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, minWidth: 0, '&:focus': { outline: 'none' } }}>
        <PageErrorBoundary place={pathname}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </PageErrorBoundary>
      </Box>
      <NoticePopup />
    </Box>
  );
}

/** The frame of every signed-in page. Without a session it draws nothing: the guards are about to lead away. */
export function FrameLayout() {
  const session = useCurrentSession();
  return session && <Frame session={session} />;
}
