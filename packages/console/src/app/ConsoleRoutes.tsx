import { later } from '@remote-console/ui/provider';
import { useEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { hrefOf, PATHS } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { visitorLanguage } from '../session/index.ts';
import { LanguageLayout } from './LanguageLayout.tsx';
import {
  DeviceDetailRoute,
  DevicesRoute,
  FrameLayout,
  InboxRoute,
  LoginRoute,
  ManagementRoutes,
  OperatorRoutes,
  StatisticsRoutes,
  SupportRoutes,
  TicketsRoute,
} from './lazyRoutes.ts';
import { FrameGuard, LanguageRoot, LoginGuard, TemporaryLoginGuard } from './signInGuards.tsx';

const ErrorRoute = later(async () => (await import('./ErrorRoute.tsx')).ErrorRoute);
const RemoteRoute = later(async () => (await import('../remote/remoteRoute.tsx')).RemoteRoute);
const InboxPreferencesRoute = later(
  async () => (await import('../inbox/inboxPreferencesRoute.tsx')).InboxPreferencesRoute,
);
const JoinRoute = later(async () => (await import('../accounts/joinRoute.tsx')).JoinRoute);
const JoinDoneRoute = later(async () => (await import('../accounts/joinDoneRoute.tsx')).JoinDoneRoute);
const ForgotRoute = later(async () => (await import('../accounts/forgotRoute.tsx')).ForgotRoute);
const VerifyRoute = later(async () => (await import('../accounts/verifyRoute.tsx')).VerifyRoute);
const NewPasswordRoute = later(async () => (await import('../accounts/newPasswordRoute.tsx')).NewPasswordRoute);
const TokenRoute = later(async () => (await import('../accounts/tokenRoute.tsx')).TokenRoute);
const WelcomeRoute = later(async () => (await import('../partners/welcomeRoute.tsx')).WelcomeRoute);
const InvitationRoute = later(async () => (await import('../partners/invitationRoute.tsx')).InvitationRoute);
const PartnerLoginRoute = later(async () => (await import('../partners/partnerLoginRoute.tsx')).PartnerLoginRoute);
const PartnerJoinRoute = later(async () => (await import('../partners/partnerJoinRoute.tsx')).PartnerJoinRoute);

function Root() {
  return <Navigate to={hrefOf('language', { lang: visitorLanguage() })} replace />;
}

/**
 * The route table. Every page is loaded separately, when it opens. Whether anyone is signed in is checked here, before
 * a page is loaded; pages in the frame check their permissions themselves with `PageGuard`.
 */
export function ConsoleRoutes() {
  const { navigationHistory } = useServices();
  const location = useLocation();
  useEffect(() => navigationHistory.arrive(location), [navigationHistory, location]);

  return (
    <Routes>
      <Route path={PATHS.root} element={<Root />} />
      <Route path={PATHS['auth-token']} element={<TokenRoute />} />
      <Route path={PATHS.language} element={<LanguageLayout />}>
        <Route index element={<LanguageRoot />} />
        <Route path={PATHS.login} element={<LoginGuard page={<LoginRoute />} />} />
        <Route path={PATHS['join-us']} element={<JoinRoute />} />
        <Route path={PATHS['join-done']} element={<JoinDoneRoute />} />
        <Route path={PATHS.forgot} element={<ForgotRoute />} />
        <Route path={PATHS['forgot-type']} element={<ForgotRoute />} />
        <Route path={PATHS['access-auth']} element={<VerifyRoute />} />
        <Route path={PATHS['access-retypepassword']} element={<NewPasswordRoute />} />
        <Route path={PATHS['access-retypepassword-user']} element={<NewPasswordRoute />} />
        <Route path={PATHS.welcome} element={<WelcomeRoute />} />
        <Route path={PATHS['email-invitation']} element={<TemporaryLoginGuard page={<InvitationRoute />} />} />
        <Route path={PATHS['partner-login']} element={<TemporaryLoginGuard page={<PartnerLoginRoute />} />} />
        <Route path={PATHS['partner-join']} element={<PartnerJoinRoute />} />
        <Route path={PATHS['remote-session']} element={<FrameGuard page={<RemoteRoute />} />} />
        <Route element={<FrameGuard page={<FrameLayout />} />}>
          <Route path={PATHS['device-root']} element={<LanguageRoot />} />
          <Route path={PATHS.deviceAll} element={<DevicesRoute />} />
          <Route path={PATHS['device-detail']} element={<DeviceDetailRoute />} />
          <Route path={PATHS['ticket-request']} element={<TicketsRoute />} />
          <Route path={PATHS.inbox} element={<InboxRoute />} />
          <Route path={PATHS['inbox-preferences']} element={<InboxPreferencesRoute />} />
          <Route path={`${PATHS.management}/*`} element={<ManagementRoutes />} />
          <Route path={`${PATHS.statistics}/*`} element={<StatisticsRoutes />} />
          <Route path={`${PATHS.support}/*`} element={<SupportRoutes />} />
          <Route path={`${PATHS['operator-companies']}/*`} element={<OperatorRoutes />} />
        </Route>
        <Route path={PATHS.error} element={<ErrorRoute />} />
        <Route path="*" element={<ErrorRoute />} />
      </Route>
    </Routes>
  );
}
