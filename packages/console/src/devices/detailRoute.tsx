import { useDevice } from '@remote-console/api-client/react';
import { formatFilter, languageOf, idOf } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { useAccessRequest } from '@remote-console/ui/approvals';
import { DeviceDetailWidget } from '@remote-console/ui/devices';
import { later } from '@remote-console/ui/provider';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ErrorPage, PageGuard, PageTitle } from '../page/index.ts';
import { ALL_DEVICES, hrefOf, isGroupValue, useOnward } from '../routing/index.ts';
import { useServices } from '../services/index.ts';
import { listHref } from './listHref.ts';
import { useDeviceHost } from './useDeviceHost.ts';
import styles from './detailRoute.module.css';

const OnDevice = later(async () => (await import('../remote/OnDevice.tsx')).OnDevice);

interface DeviceDetailProps {
  readonly deviceId: number;
}

function DeviceDetail({ deviceId }: DeviceDetailProps) {
  const text = useText('frame');
  const parameters = useParams();
  const { navigationHistory } = useServices();
  const onward = useOnward();
  const host = useDeviceHost();
  const { data } = useDevice(deviceId);
  const lang = languageOf(parameters['lang']);
  const groupId = isGroupValue(parameters['groupPk']) ? parameters['groupPk'] : ALL_DEVICES;
  const [isMissing, setMissing] = useState(false);
  const [came] = useState(() => navigationHistory.before(window.location.pathname));

  const { askAccess, accessDialog } = useAccessRequest();
  const backHref = listHref(hrefOf('deviceAll', { lang, groupPk: groupId }), came);
  if (isMissing) return <ErrorPage code={404} />;
  return (
    <div className={styles.page}>
      <PageTitle title={data?.objects[0]?.alias ?? text('pageDevice')} />
      <DeviceDetailWidget
        deviceId={deviceId}
        backHref={backHref}
        note={
          <Suspense fallback={null}>
            <OnDevice deviceId={deviceId} />
          </Suspense>
        }
        groupHref={(choice) => hrefOf('deviceAll', { lang, groupPk: choice.groupId })}
        tagHref={({ tag }) =>
          `${hrefOf('deviceAll', { lang, groupPk: ALL_DEVICES })}?${new URLSearchParams({ filter: formatFilter({ kind: 'tag', name: tag.name }) })}`
        }
        onAskAccess={(choice) => void askAccess(choice)}
        onMissing={() => setMissing(true)}
        onDeleted={() => onward(backHref, { replace: true })}
        {...host}
      />
      {accessDialog}
    </div>
  );
}

/** The details of a device. */
export function DeviceDetailRoute() {
  const deviceId = idOf(useParams()['devicePk']);
  return (
    <PageGuard name="device-detail">
      {deviceId !== null && <DeviceDetail key={deviceId} deviceId={deviceId} />}
    </PageGuard>
  );
}
