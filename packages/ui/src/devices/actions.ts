import type { Device } from '@remote-console/api-client';
import {
  connectControl,
  DEVICE_ACTIONS,
  deviceActions,
  obstacleOf,
  refusalOf,
  type ActionContext,
  type ActionRefusal,
  type ConnectControl,
  type DeviceAction,
  type SessionKind,
  type ViewerObstacle,
} from '@remote-console/domain';

/** What an action is done to. */
export interface DeviceChoice {
  readonly device: Device;
}

/** Opens a session with a device in the page itself. */
export type OpenSession = (choice: { readonly deviceId: number; readonly kind: SessionKind }) => void;

/** What the host does with an action. An action without a handler is not drawn: nothing on the screen is dead. */
export type DeviceActionHandlers = Readonly<Partial<Record<DeviceAction, (choice: DeviceChoice) => void>>>;

/** An action that was chosen although its rule refuses it. */
export interface RefusedAction extends DeviceChoice, ActionRefusal {
  readonly action: DeviceAction;
}

/** An action as menus draw it. */
export interface DrawnAction {
  readonly action: DeviceAction;
  /** Why it does not run when it is chosen, or `null` when it runs. */
  readonly refusal: ActionRefusal | null;
  /** What keeps it from getting anywhere where the person sits, although it can be chosen; `null` for nothing. */
  readonly obstacle: ViewerObstacle | null;
}

/** What the menus show for a device: what the rules offer and the host handles, in the order of the rules. */
export function drawnActions(
  device: Device,
  context: ActionContext,
  handlers: DeviceActionHandlers,
): readonly DrawnAction[] {
  const verdicts = deviceActions(device, context);
  return DEVICE_ACTIONS.flatMap((action) => {
    const verdict = verdicts[action];
    if (!handlers[action] || !verdict.offered) return [];
    return [{ action, refusal: refusalOf(verdict), obstacle: obstacleOf(action, device, context) }];
  });
}

/** What connects to a device in its state. */
const CONNECTING = {
  remote: ['remote', 'fileTransfer'],
  requestApproval: ['requestApproval'],
  offline: ['wake'],
} as const satisfies Record<ConnectControl, readonly DeviceAction[]>;

/** The actions that connect to a device, in their order; none when the device's state allows none. */
export function connectActions(
  device: Device,
  context: ActionContext,
  handlers: DeviceActionHandlers,
): readonly DrawnAction[] {
  const wanted: readonly DeviceAction[] = CONNECTING[connectControl(device)];
  return drawnActions(device, context, handlers).filter(({ action }) => wanted.includes(action));
}

/** A button of the connect column. */
export interface ConnectButton extends DrawnAction {
  /** Whether it can be pressed; else the refusal says why not. */
  readonly enabled: boolean;
}

/**
 * The buttons of the connect column: what a right of the person or the device could open is there, but cannot be pressed
 * (B-REMOTE-01, B-REMOTE-02, B-REMOTE-04, B-REMOTE-05).
 */
export function connectButtons(
  device: Device,
  context: ActionContext,
  handlers: DeviceActionHandlers,
): readonly ConnectButton[] {
  if (!device.isOnline) return connectActions(device, context, handlers).map((drawn) => ({ ...drawn, enabled: true }));
  const verdicts = deviceActions(device, context);
  return CONNECTING[connectControl(device)].flatMap((action) => {
    const verdict = verdicts[action];
    const isShown = verdict.offered || verdict.resolvableBy === 'administrator';
    if (!handlers[action] || !isShown) return [];
    const obstacle = obstacleOf(action, device, context);
    return [{ action, refusal: refusalOf(verdict), obstacle, enabled: verdict.offered }];
  });
}

/** Opening the details of a device; `null` where that is not offered. */
export function detailAction(
  device: Device,
  context: ActionContext,
  handlers: DeviceActionHandlers,
): DrawnAction | null {
  return drawnActions(device, context, handlers).find(({ action }) => action === 'detail') ?? null;
}

/** The one main act of a card: connecting where that is possible, else its details. */
export function mainAction(device: Device, context: ActionContext, handlers: DeviceActionHandlers): DrawnAction | null {
  return connectActions(device, context, handlers)[0] ?? detailAction(device, context, handlers);
}
