import { failureOf, type Device, type RemoteSession } from '@remote-console/api-client';
import { useOpenRemoteSession, useReadRemoteSession, type RemotePurpose } from '@remote-console/api-client/react';
import { isLaunchOpen, LAUNCH_PATIENCE_MS, launchStage, type LaunchEnvironment } from '@remote-console/domain';
import { useHiddenFrame } from '../dialogs/index.ts';
import { useErrorMessage, useMessage } from '../i18n/index.ts';
import type { LaunchView } from './LaunchDialog/LaunchDialog.tsx';
import { logLauncherFailure } from './logLauncherFailure.ts';
import { startViewer } from './startViewer.ts';

/** Interval of asking the server whether the viewer has reported, in milliseconds. */
const ASK_EVERY_MS = 1000;

interface ViewerLaunchInput {
  readonly environment: LaunchEnvironment;
  /** Whether a start is the current one: not closed, and not replaced by another. */
  readonly isLatest: (id: number) => boolean;
  /** Shows the progress of a start. */
  readonly show: (id: number, view: LaunchView) => void;
  /** The device of the start turned out to be offline. */
  readonly onOffline: (device: Device) => void;
}

/** A viewer to start. */
interface ViewerStart {
  readonly id: number;
  readonly device: Device;
  readonly purpose: RemotePurpose;
  /** The operating system that the console runs on. */
  readonly system: number;
}

/** Opens a session, starts the viewer for it, and follows its reports, as long as the start is the current one. */
export function useViewerLaunch({ environment, isLatest, show, onOffline }: ViewerLaunchInput) {
  const message = useMessage();
  const errorMessage = useErrorMessage();
  const { open: openAddress } = useHiddenFrame();
  const openSession = useOpenRemoteSession();
  const readSession = useReadRemoteSession();

  const follow = async (id: number, session: RemoteSession) => {
    const began = performance.now();
    let view = launchStage('waiting', 0);
    while (isLaunchOpen(view) && isLatest(id)) {
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
      try {
        view = launchStage(await readSession(session), performance.now() - began);
      } catch (thrown) {
        const failure = failureOf(thrown);
        if (failure.kind === 'refused') view = 'unanswered';
        else if (performance.now() - began > LAUNCH_PATIENCE_MS) view = 'slow';
      }
      if (isLatest(id)) show(id, { kind: view });
    }
    if (view === 'unanswered') logLauncherFailure('The viewer did not answer.');
  };

  return async ({ id, device, purpose, system }: ViewerStart): Promise<void> => {
    let session: RemoteSession;
    try {
      session = await openSession(device, purpose);
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (!isLatest(id)) return;
      if (failure.kind === 'refused' && failure.error === 'not_online_warning') {
        onOffline(device);
        return;
      }
      logLauncherFailure(thrown);
      show(id, { kind: 'failed', error: errorMessage(thrown) });
      return;
    }
    if (!isLatest(id)) return;
    if (startViewer(session, { environment, system, openAddress })) {
      await follow(id, session);
    } else {
      logLauncherFailure('Nothing here starts the viewer.');
      show(id, { kind: 'failed', error: message('activex_error') });
    }
  };
}
