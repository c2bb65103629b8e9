import { useDevice } from '@remote-console/api-client/react';
import { isRemoteKind, languageOf, idOf, type RemoteKind } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { useAccessRequest } from '@remote-console/ui/approvals';
import { SessionWindowWidget } from '@remote-console/ui/remote';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { AdministratorName, SessionKeeper, useLiveData } from '../frame/index.ts';
import { ErrorPage, MAIN_ID, PageGuard, PageTitle } from '../page/index.ts';
import { ALL_DEVICES, hrefOf } from '../routing/index.ts';
import { BESIDE } from './terminalHref.ts';
import { useOpenSession } from './useOpenSession.ts';
import { useShortcuts } from './useShortcuts.ts';

interface RemoteProps {
  readonly deviceId: number;
  readonly kind: RemoteKind;
}

function Remote({ deviceId, kind }: RemoteProps) {
  const text = useText('remote');
  const lang = languageOf(useParams()['lang']);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const openSession = useOpenSession();
  const shortcuts = useShortcuts();
  const { askAccess, accessDialog } = useAccessRequest();
  const [isMissing, setMissing] = useState(false);
  const name = useDevice(deviceId).data?.objects[0]?.alias;
  if (isMissing) return <ErrorPage code={404} />;
  return (
    <>
      <PageTitle title={name === undefined ? text(kind) : `${name} · ${text(kind)}`} movesFocus={false} />
      <SessionWindowWidget
        deviceId={deviceId}
        kind={kind}
        beside={idOf(parameters.get(BESIDE)) ?? undefined}
        onKindChange={(change) =>
          void navigate(hrefOf('remote-session', { lang, devicePk: deviceId, kind: change.kind }), { replace: true })
        }
        onLeave={() => void navigate(hrefOf('device-detail', { lang, groupPk: ALL_DEVICES, devicePk: deviceId }))}
        onOpenList={() => void navigate(hrefOf('deviceAll', { lang, groupPk: ALL_DEVICES }))}
        onLogIn={() => void navigate(hrefOf('login', { lang }))}
        onOpenSession={openSession}
        onAskAccess={(choice) => void askAccess(choice)}
        onMissing={() => setMissing(true)}
        {...shortcuts}
      />
      {accessDialog}
    </>
  );
}

/** A session with a device: a page of its own that fills the screen. */
export function RemoteRoute() {
  const { devicePk: deviceId, kind = '' } = useParams();
  const pk = idOf(deviceId);
  useLiveData();
  return (
    <PageGuard name="remote-session">
      <main id={MAIN_ID} tabIndex={-1}>
        <AdministratorName>
          {pk !== null && isRemoteKind(kind) && <Remote key={pk} deviceId={pk} kind={kind} />}
        </AdministratorName>
      </main>
      <SessionKeeper />
    </PageGuard>
  );
}
