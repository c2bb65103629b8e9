import type { Device } from '@remote-console/api-client';
import { isFavourite, type DeviceAction } from '@remote-console/domain';
import {
  CircleArrowUp,
  Clock,
  File,
  FolderInput,
  AppWindow,
  Info,
  Monitor,
  MonitorPlay,
  Pencil,
  Power,
  PowerOff,
  RefreshCw,
  RotateCw,
  ShieldCheck,
  SquareTerminal,
  Star,
  StickyNote,
  Tag,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { TextKey } from '../../i18n/index.ts';
import type { DenseSign } from '../../primitives/index.ts';

/** How an action is drawn. */
export interface ActionPresentation {
  readonly Icon: LucideIcon;
  /** The same icon for rows of a table; only what a row offers has one. */
  readonly sign?: DenseSign;
  readonly label: TextKey<'devices'>;
}

const LOOKS = {
  detail: { Icon: Info, label: 'actionDetail' },
  remote: { Icon: Monitor, sign: 'monitor', label: 'actionRemote' },
  requestApproval: { Icon: ShieldCheck, sign: 'shieldCheck', label: 'actionRequestApproval' },
  terminal: { Icon: SquareTerminal, label: 'actionTerminal' },
  fileTransfer: { Icon: File, sign: 'file', label: 'actionFileTransfer' },
  viewer: { Icon: AppWindow, label: 'actionViewer' },
  live: { Icon: MonitorPlay, label: 'actionLive' },
  rename: { Icon: Pencil, label: 'actionRename' },
  memo: { Icon: StickyNote, label: 'actionMemo' },
  tags: { Icon: Tag, label: 'actionTags' },
  favourite: { Icon: Star, label: 'actionFavourite' },
  move: { Icon: FolderInput, label: 'actionMove' },
  update: { Icon: CircleArrowUp, label: 'actionUpdate' },
  restartAgent: { Icon: RotateCw, label: 'actionRestartAgent' },
  wake: { Icon: Power, sign: 'power', label: 'actionWake' },
  reboot: { Icon: RefreshCw, label: 'actionReboot' },
  shutdown: { Icon: PowerOff, label: 'actionShutdown' },
  delete: { Icon: Trash2, label: 'actionDelete' },
} as const satisfies Record<DeviceAction, ActionPresentation>;

/** The words of actions, none of which names anything. */
type ActionLabel = (typeof LOOKS)[DeviceAction]['label'] | 'actionUnfavourite' | 'actionApprovalRequested';

/**
 * Sign and words of an action, as it would act on this device; `null` where it is about no device in particular. Of an
 * approval that was requested already it says so: what opens then is the request.
 */
export function actionPresentation(
  action: DeviceAction,
  device: Device | null,
): ActionPresentation & { readonly label: ActionLabel } {
  if (action === 'favourite' && device && isFavourite(device)) return { Icon: Star, label: 'actionUnfavourite' };
  if (action === 'requestApproval' && device?.approvalRequested) {
    return { Icon: Clock, sign: 'clock', label: 'actionApprovalRequested' };
  }
  return LOOKS[action];
}
