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

/** How an action is displayed. */
export interface ActionPresentation {
  readonly Icon: LucideIcon;
  /** The same icon for table rows; only actions offered in rows have one. */
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

/** The text of an action; none has placeholders. */
type ActionLabel = (typeof LOOKS)[DeviceAction]['label'] | 'actionUnfavourite' | 'actionApprovalRequested';

/**
 * Icon and text of an action for this device; `null` if not about a particular device. An already requested approval
 * says so: it opens the request.
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
