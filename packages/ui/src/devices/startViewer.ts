import type { RemoteSession } from '@remote-console/api-client';
import { launchStep, type LaunchEnvironment, type LaunchFields, type LaunchStep } from '@remote-console/domain';

/** The name of the native application's bridge. */
const BRIDGE = 'RemoteConsoleBridge';

interface Bridge {
  readonly postMessage: (message: string) => void;
}

function isBridge(value: unknown): value is Bridge {
  return (
    typeof value === 'object' && value !== null && 'postMessage' in value && typeof value.postMessage === 'function'
  );
}

/** The means of starting a viewer here. */
export interface ViewerPlace {
  readonly environment: LaunchEnvironment;
  /** Code of the visitor's operating system. */
  readonly system: number;
  /** Opens an address in the hidden frame. */
  readonly openAddress: (address: string) => void;
}

/** Whether a viewer can run here at all. */
export function canStartViewer({ environment, system }: Pick<ViewerPlace, 'environment' | 'system'>): boolean {
  return launchStep(environment, system, {}, 0).kind !== 'refused';
}

/** Performs one step: opens the scheme, sets the title, or posts to the application. False if nothing accepted it. */
function take(step: LaunchStep, openAddress: ViewerPlace['openAddress']): boolean {
  switch (step.kind) {
    case 'address':
      openAddress(step.address);
      return true;
    case 'title':
      document.title = step.title;
      return true;
    case 'message': {
      const bridge: unknown = Reflect.get(window, BRIDGE);
      if (!isBridge(bridge)) return false;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- The bridge is no window.
      bridge.postMessage(step.message);
      return true;
    }
    case 'refused':
      return false;
  }
}

/** The session fields passed to the viewer, under the names that it expects. */
const fieldsOf = (session: RemoteSession): LaunchFields => ({
  kms_addr: session.kmsAddress,
  kms_port: session.kmsPort,
  rc_auth: Number(session.mayControl),
  ft_auth: Number(session.mayTransferFiles),
  input_lock: Number(session.inputLock),
  admin_auth: Number(session.isAdministrator),
  user_name: session.userName,
  n2nserver: session.relayServer,
  n2nport: session.relayPort,
  csharp_api_addr: session.apiAddress,
  csharp_api_port: session.apiPort,
  device_name: session.deviceName,
  launch_token: session.launchToken,
});

/**
 * Passes a session to the viewer, in the way of this environment (B-REMOTE-11 to B-REMOTE-13).
 *
 * @returns Whether something accepted it; only the server knows that the viewer runs.
 */
export function startViewer(session: RemoteSession, { environment, system, openAddress }: ViewerPlace): boolean {
  return take(launchStep(environment, system, fieldsOf(session), Date.now()), openAddress);
}
