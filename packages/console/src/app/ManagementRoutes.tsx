import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SectionLayout } from '../frame/index.ts';
import { ErrorPage } from '../page/index.ts';
import { pathWithin, type RouteName } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { SectionIndex } from './SectionIndex.tsx';

const ProfileRoute = lazy(async () => ({ default: (await import('../users/profileRoute.tsx')).ProfileRoute }));
const UsersRoute = lazy(async () => ({ default: (await import('../users/usersRoute.tsx')).UsersRoute }));
const AddUserRoute = lazy(async () => ({
  default: (await import('../users/addUserRoute.tsx')).AddUserRoute,
}));
const SheetRoute = lazy(async () => ({ default: (await import('../users/sheetRoute.tsx')).SheetRoute }));
const EditUserRoute = lazy(async () => ({
  default: (await import('../users/editUserRoute.tsx')).EditUserRoute,
}));
const FunctionSettingsRoute = lazy(async () => ({
  default: (await import('../policies/functionSettingsRoute.tsx')).FunctionSettingsRoute,
}));
const BlockingSettingsRoute = lazy(async () => ({
  default: (await import('../policies/blockingSettingsRoute.tsx')).BlockingSettingsRoute,
}));
const AccessRoute = lazy(async () => ({ default: (await import('../approvals/accessRoute.tsx')).AccessRoute }));
const AccessUserRoute = lazy(async () => ({
  default: (await import('../approvals/accessUserRoute.tsx')).AccessUserRoute,
}));
const AccessHistoryRoute = lazy(async () => ({
  default: (await import('../approvals/accessHistoryRoute.tsx')).AccessHistoryRoute,
}));
const RunningSessionsRoute = lazy(async () => ({
  default: (await import('../remote/runningSessionsRoute.tsx')).RunningSessionsRoute,
}));
const RecordingsRoute = lazy(async () => ({
  default: (await import('../remote/recordingsRoute.tsx')).RecordingsRoute,
}));
const RecordingRoute = lazy(async () => ({ default: (await import('../remote/recordingRoute.tsx')).RecordingRoute }));

const GroupsRoute = lazy(async () => ({ default: (await import('../groups/browseRoute.tsx')).GroupsRoute }));
const GroupsSubRoute = lazy(async () => ({ default: (await import('../groups/browseRoute.tsx')).GroupsSubRoute }));
const GroupDetailRoute = lazy(async () => ({ default: (await import('../groups/detailRoute.tsx')).GroupDetailRoute }));
const LicenseRoute = lazy(async () => ({ default: (await import('../license/licenseRoute.tsx')).LicenseRoute }));
const PaymentsRoute = lazy(async () => ({ default: (await import('../license/paymentsRoute.tsx')).PaymentsRoute }));

const within = (name: RouteName) => pathWithin('management', name);

/** The pages of users, groups, policies, licenses, and approvals (C-ROUTE-30). Each page is loaded separately. */
export function ManagementRoutes() {
  const { mode } = useServices();
  return (
    <SectionLayout section="management">
      <Routes>
        <Route index element={<SectionIndex page="profile" />} />
        <Route path={within('profile')} element={<ProfileRoute />} />
        <Route path={within('managers')} element={<UsersRoute />} />
        <Route path={within('add-manager')} element={<AddUserRoute />} />
        {/* An SCI build has no such page, and no link to it (C-ROUTE-46). */}
        {!mode.sci && <Route path={within('excel-add-manager-component')} element={<SheetRoute />} />}
        <Route path={within('edit-manager')} element={<EditUserRoute />} />
        <Route path={within('groups')} element={<GroupsRoute />} />
        <Route path={within('groups-sub')} element={<GroupsSubRoute />} />
        <Route path={within('group-detail')} element={<GroupDetailRoute />} />
        <Route path={within('license')} element={<LicenseRoute />} />
        <Route path={within('payments')} element={<PaymentsRoute />} />
        <Route path={within('access')} element={<AccessRoute />} />
        <Route path={within('access-user')} element={<AccessUserRoute />} />
        <Route path={within('access-history')} element={<AccessHistoryRoute />} />
        <Route path={within('running-sessions')} element={<RunningSessionsRoute />} />
        <Route path={within('recordings')} element={<RecordingsRoute />} />
        <Route path={within('recording-detail')} element={<RecordingRoute />} />
        <Route path={within('function-settings')} element={<FunctionSettingsRoute />} />
        <Route path={within('blocking-settings')} element={<BlockingSettingsRoute />} />
        <Route path="*" element={<ErrorPage code={404} />} />
      </Routes>
    </SectionLayout>
  );
}
