import type { Permission, Permissions } from '../permissions/index.ts';
import type { RuleMessage } from '../messages/index.ts';
import { hasNewerAgent, isApproved, isFileTransferDisabled, type DeviceState } from './deviceState.ts';
import type { ViewerObstacle } from './launcher.ts';
import { operatingSystemOf } from '../operatingSystems/index.ts';
import { sessionKindOf } from './sessionKinds.ts';

/** Everything that a menu can offer for a device, in menu order. */
export const DEVICE_ACTIONS = [
  'detail',
  'remote',
  'requestApproval',
  'terminal',
  'fileTransfer',
  'viewer',
  'live',
  'rename',
  'memo',
  'tags',
  'favourite',
  'move',
  'update',
  'restartAgent',
  'wake',
  'reboot',
  'shutdown',
  'delete',
] as const;

/** A device action. */
export type DeviceAction = (typeof DEVICE_ACTIONS)[number];

/** What can lift a refusal: an administrator, a license, another device state, an approval, or nothing. */
export type RefusalLiftedBy = 'administrator' | 'license' | 'device' | 'approval' | 'nobody';

/** The messages for why an action doesn't run. */
export type RefusalReason = Extract<
  RuleMessage,
  | 'not_online_warning'
  | 'approval_required'
  | 'no_permission'
  | 'need_license'
  | 'not_supported_os'
  | 'already_approved'
  | 'already_online'
  | 'already_latest_version'
  | 'file_transfer_disabled'
  | 'remote_not_offered'
>;

/** Why an action doesn't run. */
export interface ActionRefusal {
  readonly because: RefusalReason;
  readonly resolvableBy: RefusalLiftedBy;
}

/**
 * What a menu does with an action. An offered action may still be refused when it is selected; it then carries the
 * reason to show, for example the block dialog for a live image without a Corporate license. `refusalOf` reads both
 * cases.
 */
export type ActionVerdict =
  | { readonly offered: true; readonly because?: undefined; readonly resolvableBy?: undefined }
  | ({ readonly offered: true } & ActionRefusal)
  | ({ readonly offered: false } & ActionRefusal);

/** The acting user. */
export interface ActionContext {
  readonly permissions: Permissions;
  /** Whether the account has the Corporate features. */
  readonly corporate: boolean;
  /** Whether the console runs on a phone, in a browser or as the application. */
  readonly mobile: boolean;
  /** Whether sessions open in the page itself, where the agent offers them; false by default. */
  readonly opensSessions?: boolean;
  /** What is known to keep a viewer from opening on the user's computer; nothing by default. */
  readonly viewer?: ViewerObstacle | null;
}

/** Whether an action opens a session in the page itself. */
export function opensSession(
  action: DeviceAction,
  device: Pick<DeviceState, 'remoteKinds'>,
  { opensSessions = false }: Pick<ActionContext, 'opensSessions'>,
): boolean {
  return opensSessions && sessionKindOf(action, device) !== null;
}

/** What needs a viewer, unless it opens a session in the page itself. */
const NEEDS_VIEWER: readonly DeviceAction[] = ['remote', 'fileTransfer', 'viewer'];

/**
 * What keeps an offered action from working on the user's computer: everything but in-page sessions needs a viewer. It
 * can still be selected, and then shows the same message.
 */
export function obstacleOf(
  action: DeviceAction,
  device: Pick<DeviceState, 'remoteKinds'>,
  context: ActionContext,
): ViewerObstacle | null {
  const isStopped = NEEDS_VIEWER.includes(action) && !opensSession(action, device, context);
  return isStopped ? (context.viewer ?? null) : null;
}

const OFFERED: ActionVerdict = { offered: true };

const hide = (because: RefusalReason, resolvableBy: RefusalLiftedBy): ActionVerdict => ({
  offered: false,
  because,
  resolvableBy,
});
const answer = (because: RefusalReason, resolvableBy: RefusalLiftedBy): ActionVerdict => ({
  offered: true,
  because,
  resolvableBy,
});

const OFFLINE = hide('not_online_warning', 'device');
const UNAPPROVED = hide('approval_required', 'approval');
const FORBIDDEN = hide('no_permission', 'administrator');
const NOT_OFFERED = hide('remote_not_offered', 'device');
const UNSUPPORTED = answer('not_supported_os', 'nobody');

/** The permission that an action needs; the others only need access to the device's group. */
const NEEDS: Readonly<Partial<Record<DeviceAction, Permission>>> = {
  remote: 'CSRemoteControl',
  requestApproval: 'CSRemoteControl',
  terminal: 'CSRemoteControl',
  viewer: 'CSRemoteControl',
  fileTransfer: 'CSFileManager',
  memo: 'modifyInformation',
  tags: 'modifyInformation',
  reboot: 'useFunction',
  shutdown: 'useFunction',
  delete: 'useFunction',
  wake: 'useFunction',
};

/** The permission that a selected action needs, although everyone is offered it (B-ACTION-03, 04 and 07). */
const NEEDS_WHEN_CHOSEN: Readonly<Partial<Record<DeviceAction, Permission>>> = {
  live: 'CSThumbnailView',
  update: 'CSUpdate',
  restartAgent: 'CSRestart',
};

/** On iOS no agent can control or power the device; selecting such an action shows a message (B-OS-05). */
function unlessApple(device: DeviceState): ActionVerdict {
  return operatingSystemOf(device.osId).id === 'ios' ? UNSUPPORTED : OFFERED;
}

function updateVerdict(device: DeviceState): ActionVerdict {
  if (operatingSystemOf(device.osId).id !== 'windows') return hide('not_supported_os', 'nobody');
  return hasNewerAgent(device) ? OFFERED : hide('already_latest_version', 'nobody');
}

function fileTransferVerdict(device: DeviceState, context: ActionContext): ActionVerdict {
  if (context.mobile && !opensSession('fileTransfer', device, context)) return hide('not_supported_os', 'nobody');
  return isFileTransferDisabled(device) ? hide('file_transfer_disabled', 'administrator') : unlessApple(device);
}

/** The viewer is the fallback where remote control opens a session; a phone without the application has none. */
function viewerVerdict(device: DeviceState, context: ActionContext): ActionVerdict {
  if (!opensSession('remote', device, context)) return NOT_OFFERED;
  return context.viewer === 'app_needed' ? hide('not_supported_os', 'nobody') : unlessApple(device);
}

/** Offline: details, rename, tags, delete, and wake-on-LAN only, whatever the approval (B-ACTION-33 to B-ACTION-49). */
function whenOffline(action: DeviceAction, { permissions, corporate }: ActionContext): ActionVerdict {
  switch (action) {
    case 'detail':
    case 'rename':
      return OFFERED;
    case 'tags':
      return permissions.modifyInformation ? OFFERED : FORBIDDEN;
    case 'delete':
      return permissions.useFunction ? OFFERED : FORBIDDEN;
    case 'wake':
      if (!permissions.useFunction) return FORBIDDEN;
      return corporate ? OFFERED : hide('need_license', 'license');
    default:
      return OFFLINE;
  }
}

/** Online and approved: everything except the approval request and wake-on-LAN (B-ACTION-01 to B-ACTION-17). */
function whenApproved(action: DeviceAction, device: DeviceState, context: ActionContext): ActionVerdict {
  switch (action) {
    case 'detail':
    case 'rename':
    case 'memo':
    case 'tags':
    case 'favourite':
    case 'move':
    case 'restartAgent':
    case 'delete':
      return OFFERED;
    case 'remote':
    case 'reboot':
    case 'shutdown':
      return unlessApple(device);
    case 'fileTransfer':
      return fileTransferVerdict(device, context);
    case 'terminal':
      return opensSession(action, device, context) ? unlessApple(device) : NOT_OFFERED;
    case 'viewer':
      return viewerVerdict(device, context);
    case 'live':
      return context.corporate ? OFFERED : answer('need_license', 'license');
    case 'update':
      return updateVerdict(device);
    case 'requestApproval':
      return hide('already_approved', 'nobody');
    case 'wake':
      return hide('already_online', 'device');
  }
}

/** Online and pending: the approval request, details, rename, and tags (B-ACTION-18 to B-ACTION-32). */
function whenPending(action: DeviceAction): ActionVerdict {
  switch (action) {
    case 'detail':
    case 'rename':
    case 'tags':
    case 'requestApproval':
      return OFFERED;
    case 'wake':
      return hide('already_online', 'device');
    default:
      return UNAPPROVED;
  }
}

function verdictOf(action: DeviceAction, device: DeviceState, context: ActionContext): ActionVerdict {
  if (!device.isOnline) return whenOffline(action, context);
  const verdict = isApproved(device) ? whenApproved(action, device, context) : whenPending(action);
  const needed = NEEDS[action];
  // A state that rules the action out for everyone explains more than a missing permission does.
  const ruledOut = verdict.because === 'already_online' || verdict.because === 'already_approved';
  if (needed && !context.permissions[needed] && !ruledOut) return FORBIDDEN;
  const asked = NEEDS_WHEN_CHOSEN[action];
  return asked && verdict.offered && !context.permissions[asked] ? answer('no_permission', 'administrator') : verdict;
}

/**
 * What the menus offer for a device, decided by its state, the user's permissions, the license, and the operating
 * system together. Server and screens share this one table; the separate inline rules cover what remains available
 * outside the menus.
 */
export function deviceActions(
  device: DeviceState,
  context: ActionContext,
): Readonly<Record<DeviceAction, ActionVerdict>> {
  const verdict = (action: DeviceAction) => verdictOf(action, device, context);
  return {
    detail: verdict('detail'),
    remote: verdict('remote'),
    requestApproval: verdict('requestApproval'),
    terminal: verdict('terminal'),
    viewer: verdict('viewer'),
    fileTransfer: verdict('fileTransfer'),
    live: verdict('live'),
    rename: verdict('rename'),
    memo: verdict('memo'),
    tags: verdict('tags'),
    favourite: verdict('favourite'),
    move: verdict('move'),
    update: verdict('update'),
    restartAgent: verdict('restartAgent'),
    wake: verdict('wake'),
    reboot: verdict('reboot'),
    shutdown: verdict('shutdown'),
    delete: verdict('delete'),
  };
}

/** Why an action doesn't run when it is selected or called, or `null` if it runs. */
export function refusalOf(verdict: ActionVerdict): ActionRefusal | null {
  return verdict.because === undefined ? null : { because: verdict.because, resolvableBy: verdict.resolvableBy };
}
