import { useGroups } from '@remote-console/api-client/react';
import type { GroupRecord } from '@remote-console/domain';
import { MoveDialog } from './MoveDialog/MoveDialog.tsx';
import type { MoveSubject } from './MoveDialog/moveSubject.ts';
import { useGroupMoves } from './useGroupMoves.ts';

export interface MoveDevicesWidgetProps {
  /** The devices to move, and whether their dialog is open; a new number is a new dialog. */
  readonly asked: {
    readonly number: number;
    readonly open: boolean;
    readonly devices: Extract<MoveSubject, { kind: 'devices' }>['devices'];
  };
  /** The dialog was closed, or the devices have moved. */
  readonly onClose: () => void;
}

const NO_GROUPS: readonly GroupRecord[] = [];

/** Asks where to move devices, moves them, and offers undo for a while; keep it mounted after the dialog has closed. */
export function MoveDevicesWidget({ asked: { number, open, devices }, onClose }: MoveDevicesWidgetProps) {
  const groups = useGroups().data?.objects ?? NO_GROUPS;
  const { carryOut, consequencesOf } = useGroupMoves(groups);
  return (
    <MoveDialog
      key={number}
      open={open}
      subject={{ kind: 'devices', devices }}
      groups={groups}
      consequencesOf={consequencesOf}
      onMove={carryOut}
      onClose={onClose}
    />
  );
}
