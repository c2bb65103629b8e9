import { useDevice } from '@remote-console/api-client/react';
import { isRemoteKind, languageOf, pkOf, type RemoteKind } from '@remote-console/domain';
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
  readonly devicePk: number;
  readonly kind: RemoteKind;
}

function Remote({ devicePk, kind }: RemoteProps) {
  const text = useText('remote');
  const lang = languageOf(useParams()['lang']);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const openSession = useOpenSession();
  const shortcuts = useShortcuts();
  const { askAccess, accessDialog } = useAccessRequest();
  const [isMissing, setMissing] = useState(false);
  const name = useDevice(devicePk).data?.objects[0]?.alias;
  if (isMissing) return <ErrorPage code={404} />;
  return (
    <>
      <PageTitle title={name === undefined ? text(kind) : `${name} · ${text(kind)}`} movesFocus={false} />
      <SessionWindowWidget
        devicePk={devicePk}
        kind={kind}
        beside={pkOf(parameters.get(BESIDE)) ?? undefined}
        onKindChange={(change) =>
          void navigate(hrefOf('remote-session', { lang, devicePk, kind: change.kind }), { replace: true })
        }
        onLeave={() => void navigate(hrefOf('device-detail', { lang, groupPk: ALL_DEVICES, devicePk }))}
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

/** A session with a device: a page of its own, which has the whole screen. */
export function RemoteRoute() {
  const { devicePk, kind = '' } = useParams();
  const pk = pkOf(devicePk);
  useLiveData();
  return (
    <PageGuard name="remote-session">
      <main id={MAIN_ID} tabIndex={-1}>
        <AdministratorName>
          {pk !== null && isRemoteKind(kind) && <Remote key={pk} devicePk={pk} kind={kind} />}
        </AdministratorName>
      </main>
      <SessionKeeper />
    </PageGuard>
  );
}
