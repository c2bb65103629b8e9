import { failureOf, originOf, type Device, type RemoteSession } from '@remote-console/api-client';
import {
  useApi,
  useOpenRemoteSession,
  useReadRemoteSession,
  type RemotePurpose,
} from '@remote-console/api-client/react';
import {
  isFlagSet,
  isLaunchOpen,
  LAUNCH_PATIENCE_MS,
  launcherFileAddress,
  launchStage,
  operatingSystemOfBrowser,
  storeAddress,
  type LaunchEnvironment,
  type ViewerObstacle,
} from '@remote-console/domain';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useDialogs, useHiddenFrame } from '../dialogs/index.ts';
import { useFailureWords, useMessage } from '../i18n/index.ts';
import { useBrand } from '../contexts/index.ts';
import type { LaunchView } from './LaunchDialog/LaunchDialog.tsx';
import { canStartViewer, startViewer } from './startViewer.ts';
import { later } from '../material/index.ts';

const LaunchDialog = later(async () => (await import('./LaunchDialog/LaunchDialog.tsx')).LaunchDialog);

/** How often the server is asked whether the viewer has reported, in milliseconds. */
const ASK_EVERY_MS = 1000;
/** Where the viewer's installer is. */
const DOWNLOAD_BASE = '/download';
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
  /** What is known to keep a viewer from opening here. */
  readonly obstacle: ViewerObstacle | null;
  /** Called when the device turned out to be offline. */
  readonly onOffline: (device: Device) => void;
}

/** Starts remote sessions and says how that goes. */
export interface RemoteStart {
  readonly begin: (device: Device, purpose: RemotePurpose) => void;
  /** Draw this once. */
  readonly dialog: ReactNode;
}

/** Notes that the viewer could not be started, for whoever looks for the cause (B-REMOTE-09). */
function logLauncherFailure(cause: unknown): void {
  // oxlint-disable-next-line no-console -- The specification asks for an entry in the log.
  console.error('activex_error', cause);
}

/**
 * Remote control and file transfer: the pledge where the device asks for one, the session, the launcher's address in the
 * hidden frame, and then only what the viewer reports. It is called open once the server says so, and not before.
 */
export function useRemoteStart({ mobile, environment, obstacle, onOffline }: RemoteStartInput): RemoteStart {
  const message = useMessage();
  const failureWords = useFailureWords();
  const { name: product } = useBrand();
  const { pledge } = useDialogs();
  const { open: openAddress } = useHiddenFrame();
  const { client } = useApi();
  const openSession = useOpenRemoteSession();
  const readSession = useReadRemoteSession();
  const latest = useRef(0);
  const [start, setStart] = useState<Start | null>(null);
  const [downloadError, setDownloadError] = useState<string | undefined>(undefined);
  const show = useCallback(
    (id: number, view: LaunchView) => setStart((before) => (before?.id === id ? { ...before, view } : before)),
    [],
  );
  useEffect(() => () => void (latest.current = -1), []);

  const follow = async (id: number, session: RemoteSession) => {
    const began = performance.now();
    let view = launchStage('waiting', 0);
    while (isLaunchOpen(view) && latest.current === id) {
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
      try {
        view = launchStage(await readSession(session), performance.now() - began);
      } catch (thrown) {
        const failure = failureOf(thrown);
        if (failure.kind === 'refused') view = 'unanswered';
        else if (performance.now() - began > LAUNCH_PATIENCE_MS) view = 'slow';
      }
      if (latest.current === id) show(id, { kind: view });
    }
    if (view === 'unanswered') logLauncherFailure('The viewer did not answer.');
  };

  const launch = async (id: number, device: Device, purpose: RemotePurpose, system: number) => {
    let session: RemoteSession;
    try {
      session = await openSession(device, purpose);
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (latest.current !== id) return;
      if (failure.kind === 'refused' && failure.error === 'not_online_warning') {
        setStart((before) => before && { ...before, open: false });
        onOffline(device);
        return;
      }
      logLauncherFailure(thrown);
      show(id, { kind: 'failed', error: failureWords(thrown) });
      return;
    }
    if (latest.current !== id) return;
    if (startViewer(session, { environment, system, openAddress })) {
      await follow(id, session);
    } else {
      logLauncherFailure('Nothing here starts the viewer.');
      show(id, { kind: 'failed', error: message('activex_error') });
    }
  };

  const begin = (device: Device, purpose: RemotePurpose) => {
    latest.current += 1;
    const id = latest.current;
    const system = operatingSystemOfBrowser(navigator.userAgent);
    const say = (view: LaunchView) => setStart({ id, device, purpose, view, open: true });
    setDownloadError(undefined);
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
      void launch(id, device, purpose, system);
    };
    if (!isFlagSet(device.security_agreement)) go();
    else void pledge({ deviceName: device.alias }).then((agreed) => agreed && latest.current === id && go());
  };

  /** Asks whether the installer is there before it is fetched: a file that is missing would be saved as an error. */
  const download = async () => {
    const address = launcherFileAddress(`${originOf(client)}${DOWNLOAD_BASE}`, Date.now());
    setDownloadError(undefined);
    try {
      const answer = await fetch(address, { method: 'HEAD' });
      if (!answer.ok) throw new Error(`The installer answers ${answer.status}.`);
      openAddress(address);
    } catch (thrown) {
      logLauncherFailure(thrown);
      setDownloadError(message('file_download_error'));
    }
  };

  const close = () => {
    latest.current += 1;
    setStart((before) => before && { ...before, open: false });
  };
  return {
    begin,
    dialog: start && (
      <Suspense fallback={null}>
        <LaunchDialog
          open={start.open}
          deviceName={start.device.alias}
          view={start.view}
          onDownload={obstacle === 'not_offered' ? undefined : () => void download()}
          downloadError={downloadError}
          onRetry={() => begin(start.device, start.purpose)}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
