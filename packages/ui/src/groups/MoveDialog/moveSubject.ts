import type { Device } from '@remote-console/api-client';
import type { GroupRecord, Picked } from '@remote-console/domain';
import { useGroupName, useText } from '../../i18n/index.ts';

/** What moves: a group with its subtree, or devices, at least one. */
export type MoveSubject =
  | { readonly kind: 'group'; readonly group: GroupRecord }
  | { readonly kind: 'devices'; readonly devices: readonly Pick<Device, 'id' | 'alias' | 'groupId'>[] };

/** What moves, in terms of the rules. */
export const pickedOf = (subject: MoveSubject): Picked =>
  subject.kind === 'group'
    ? { kind: 'group', id: subject.group.id }
    : { kind: 'devices', devices: subject.devices.map(({ id, groupId }) => ({ id, groupId })) };

/** The current group of everything; `null` for devices of several groups. */
export function homeOf(subject: MoveSubject): number | null {
  if (subject.kind === 'group') return subject.group.parentId;
  const homes = new Set(subject.devices.map(({ groupId }) => groupId));
  const [home] = homes;
  return homes.size === 1 ? (home ?? null) : null;
}

/** The names of what moves, for a dialog. */
export function useSubjectNames(subject: MoveSubject) {
  const text = useText('groups');
  const nameOf = useGroupName();
  const nameByPk = (pk: number | null) =>
    subject.kind === 'group'
      ? nameOf(subject.group)
      : (subject.devices.find((device) => device.id === pk)?.alias ??
        text('deviceCount', { count: subject.devices.length }));
  const [first, ...more] = subject.kind === 'devices' ? subject.devices : [];
  const title =
    more.length > 0
      ? text('moveDevicesTitle', { count: more.length + 1 })
      : text(subject.kind === 'group' ? 'moveGroupTitle' : 'moveDeviceTitle', { name: nameByPk(first?.id ?? null) });
  return { title, nameById: nameByPk };
}
