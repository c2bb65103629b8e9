import type { Group, GroupDevice } from '@remote-console/api-client';
import { useRemoveGroupDevice } from '@remote-console/api-client/react';
import { treeMove, type GroupTree } from '@remote-console/domain';
import { useAction } from '../../actions/index.ts';
import { useToast } from '../../contexts/index.ts';
import { useGroupName, useMessage, useText } from '../../i18n/index.ts';
import type { GroupMoves } from '../useGroupMoves.ts';

interface DeviceMovesInput {
  readonly groupId: number;
  readonly groups: readonly Group[];
  readonly tree: GroupTree;
  readonly moves: Pick<GroupMoves, 'agree' | 'request' | 'offerUndo'>;
}

/** Moves devices into and out of a group, each with a report. */
export function useDeviceMoves({ groupId: groupPk, groups, tree, moves }: DeviceMovesInput) {
  const text = useText('groups');
  const message = useMessage();
  const nameOf = useGroupName();
  const toast = useToast();
  const { subjects, run } = useAction<number>();
  const removeDevice = useRemoveGroupDevice();
  const takeOut = async (device: GroupDevice) => {
    // To the default group, which has other people and thresholds.
    const target = groups.find(({ isDefaultGroup }) => isDefaultGroup);
    const [to, name] = [target?.id ?? groupPk, device.alias];
    const asked = { move: { kind: 'device', id: device.id, from: groupPk, to }, name } as const;
    if (!(await moves.agree(asked))) return;
    await removeDevice(device);
    moves.offerUndo(asked, [
      message('removed_device_in_group'),
      ...(target ? [text('movedDevice', { name, target: nameOf(target) })] : []),
    ]);
  };
  return {
    /** Devices that are being moved. */
    busy: subjects,
    takeOut: (device: GroupDevice) => void run(() => takeOut(device), { of: device.id }),
    putIn: ({ id, groupId, alias: name }: GroupDevice) => {
      const outcome = treeMove(tree, { kind: 'device', id, groupId }, { kind: 'inside', id: groupPk });
      if (outcome.kind === 'refused') toast.show({ tone: 'warn', text: message(outcome.because, { name }) });
      else if (outcome.kind === 'move') void run(() => moves.request({ move: outcome.move, name }), { of: id });
    },
  };
}
