import type { RemoteSession } from '@remote-console/api-client';
import { launchStep, type LaunchEnvironment, type LaunchStep } from '@remote-console/domain';

/** How the native application names its bridge. */
const BRIDGE = 'RemoteConsoleBridge';

interface Bridge {
  readonly postMessage: (message: string) => void;
}

function isBridge(value: unknown): value is Bridge {
  return (
    typeof value === 'object' && value !== null && 'postMessage' in value && typeof value.postMessage === 'function'
  );
}

/** What a viewer can be started with here. */
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

/** Takes one step: opens the scheme, sets the title, or tells the application. False where nothing took it. */
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

/**
 * Hands a session to the viewer, in the way of this place (B-REMOTE-11 to B-REMOTE-13).
 *
 * @returns Whether something took it; that the viewer runs is known from the server alone.
 */
export function startViewer(session: RemoteSession, { environment, system, openAddress }: ViewerPlace): boolean {
  const { expires_time: _expires, ...fields } = session;
  return take(launchStep(environment, system, fields, Date.now()), openAddress);
}
