import { groupLabel, type GroupRecord } from '@remote-console/domain';
import type { TextFunction } from '../catalog/index.ts';

/** The name of a group as people see it: the root and the default group have translated ones (B-TREE-09). */
export function groupName(group: Pick<GroupRecord, 'name' | 'isDefaultGroup'>, text: TextFunction<'groups'>): string {
  switch (groupLabel(group)) {
    case 'root':
      return text('rootGroup');
    case 'default':
      return text('defaultGroup');
    case 'own-name':
      return group.name;
  }
}
