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

/** The devices an action applies to. */
export interface DeviceChoice {
  readonly device: Device;
}

/** Opens a session with a device in the page. */
export type OpenSession = (choice: { readonly deviceId: number; readonly kind: SessionKind }) => void;

/** How the host handles an action. An action without a handler is not shown, so that no control is dead. */
export type DeviceActionHandlers = Readonly<Partial<Record<DeviceAction, (choice: DeviceChoice) => void>>>;

/** An action that was chosen although its rule refuses it. */
export interface RefusedAction extends DeviceChoice, ActionRefusal {
  readonly action: DeviceAction;
}

/** An action as shown in menus. */
export interface DrawnAction {
  readonly action: DeviceAction;
  /** Why it does not run when chosen, or `null` if it runs. */
  readonly refusal: ActionRefusal | null;
  /** What prevents it from working at the person's device, although it can be chosen; `null` for nothing. */
  readonly obstacle: ViewerObstacle | null;
}

/** The menu of a device: what the rules offer and the host handles, in the order of the rules. */
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

/** The actions that connect to a device, in order; none if its state allows none. */
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
  /** Whether it is enabled; otherwise the refusal says why not. */
  readonly enabled: boolean;
}

/**
 * The buttons of the connect column: what a permission or the device could enable is shown, but disabled (B-REMOTE-01,
 * B-REMOTE-02, B-REMOTE-04, B-REMOTE-05).
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

/** Opening the details of a device; `null` if not offered. */
export function detailAction(
  device: Device,
  context: ActionContext,
  handlers: DeviceActionHandlers,
): DrawnAction | null {
  return drawnActions(device, context, handlers).find(({ action }) => action === 'detail') ?? null;
}

/** The main action of a card: connecting if possible, otherwise its details. */
export function mainAction(device: Device, context: ActionContext, handlers: DeviceActionHandlers): DrawnAction | null {
  return connectActions(device, context, handlers)[0] ?? detailAction(device, context, handlers);
}
