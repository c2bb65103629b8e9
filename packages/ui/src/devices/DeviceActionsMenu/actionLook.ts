import type { Device } from '@remote-console/api-client';
import { isFavourite, type DeviceAction } from '@remote-console/domain';
import {
  CircleArrowUp,
  File,
  FolderInput,
  Info,
  Monitor,
  MonitorPlay,
  Pencil,
  Power,
  PowerOff,
  RefreshCw,
  RotateCw,
  ShieldCheck,
  Star,
  StickyNote,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { TextKey } from '../../i18n/index.ts';

/** How an action is drawn. */
export interface ActionLook {
  readonly Icon: LucideIcon;
  readonly label: TextKey<'devices'>;
}

const LOOKS = {
  detail: { Icon: Info, label: 'actionDetail' },
  remote: { Icon: Monitor, label: 'actionRemote' },
  requestApproval: { Icon: ShieldCheck, label: 'actionRequestApproval' },
  fileTransfer: { Icon: File, label: 'actionFileTransfer' },
  live: { Icon: MonitorPlay, label: 'actionLive' },
  rename: { Icon: Pencil, label: 'actionRename' },
  memo: { Icon: StickyNote, label: 'actionMemo' },
  favourite: { Icon: Star, label: 'actionFavourite' },
  move: { Icon: FolderInput, label: 'actionMove' },
  update: { Icon: CircleArrowUp, label: 'actionUpdate' },
  restartAgent: { Icon: RotateCw, label: 'actionRestartAgent' },
  wake: { Icon: Power, label: 'actionWake' },
  reboot: { Icon: RefreshCw, label: 'actionReboot' },
  shutdown: { Icon: PowerOff, label: 'actionShutdown' },
  delete: { Icon: Trash2, label: 'actionDelete' },
} as const satisfies Record<DeviceAction, ActionLook>;

/** Sign and words of an action, as it would act on this device. */
export function actionLook(action: DeviceAction, device: Device) {
  return action === 'favourite' && isFavourite(device)
    ? ({ Icon: Star, label: 'actionUnfavourite' } as const)
    : LOOKS[action];
}
