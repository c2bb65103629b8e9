import type { Device } from '@remote-console/api-client';
import type { RemotePurpose } from '@remote-console/api-client/react';
import {
  operatingSystemOfBrowser,
  storeAddress,
  type LaunchEnvironment,
  type ViewerObstacle,
} from '@remote-console/domain';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useBrand } from '../contexts/index.ts';
import type { LaunchView } from './LaunchDialog/LaunchDialog.tsx';
import { canStartViewer } from './startViewer.ts';
import { later } from '../material/index.ts';
import { useViewerDownload } from './useViewerDownload.ts';
import { useViewerLaunch } from './useViewerLaunch.ts';

const LaunchDialog = later(async () => (await import('./LaunchDialog/LaunchDialog.tsx')).LaunchDialog);

const IOS = 5;

interface Start {
  readonly id: number;
  readonly device: Device;
  readonly purpose: RemotePurpose;
  readonly view: LaunchView;
  readonly open: boolean;
}

interface RemoteStartInput {
  /** Whether the console runs on a phone. */
  readonly mobile: boolean;
  readonly environment: LaunchEnvironment;
  /** What is known to prevent a viewer from opening here. */
  readonly obstacle: ViewerObstacle | null;
  /** Called when the device turned out to be offline. */
  readonly onOffline: (device: Device) => void;
}

/** Starts remote sessions and reports their progress. */
export interface RemoteStart {
  readonly begin: (device: Device, purpose: RemotePurpose) => void;
  /** Render this once. */
  readonly dialog: ReactNode;
}

/**
 * Remote control and file transfer: the pledge if the device requires one, the session, the launcher's address in the
 * hidden frame, and then only what the viewer reports. It counts as open only once the server says so.
 */
export function useRemoteStart({ mobile, environment, obstacle, onOffline }: RemoteStartInput): RemoteStart {
  const { name: product } = useBrand();
  const { pledge } = useDialogs();
  const latest = useRef(0);
  const [start, setStart] = useState<Start | null>(null);
  const installer = useViewerDownload();
  const show = useCallback(
    (id: number, view: LaunchView) => setStart((before) => (before?.id === id ? { ...before, view } : before)),
    [],
  );
  useEffect(() => () => void (latest.current = -1), []);
  const hide = () => setStart((before) => before && { ...before, open: false });
  const launch = useViewerLaunch({
    environment,
    isLatest: (id) => latest.current === id,
    show,
    onOffline: (device) => {
      hide();
      onOffline(device);
    },
  });

  const begin = (device: Device, purpose: RemotePurpose) => {
    latest.current += 1;
    const id = latest.current;
    const system = operatingSystemOfBrowser(navigator.userAgent);
    const say = (view: LaunchView) => setStart({ id, device, purpose, view, open: true });
    installer.clear();
    if (mobile && environment !== 'mobile-app') {
      say({ kind: 'store', system: system === IOS ? 'ios' : 'android', href: storeAddress(system, product) });
      return;
    }
    if (!canStartViewer({ environment, system })) {
      say({ kind: 'unsupported' });
      return;
    }
    const go = () => {
      say({ kind: 'opening' });
      void launch({ id, device, purpose, system });
    };
    if (!device.securityAgreement) go();
    else void pledge({ deviceName: device.alias }).then((agreed) => agreed && latest.current === id && go());
  };

  const close = () => {
    latest.current += 1;
    hide();
  };
  return {
    begin,
    dialog: start && (
      <Suspense fallback={null}>
        <LaunchDialog
          open={start.open}
          deviceName={start.device.alias}
          view={start.view}
          onDownload={obstacle === 'not_offered' ? undefined : () => void installer.fetchInstaller()}
          downloadError={installer.error}
          onRetry={() => begin(start.device, start.purpose)}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
