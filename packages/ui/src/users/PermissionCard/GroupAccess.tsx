import { nodesInOrder, type GroupRecord, type GroupTree } from '@remote-console/domain';
import { useGroupName, useText } from '../../i18n/index.ts';
import { SwitchField, ScrollArea } from '../../primitives/index.ts';
import styles from './GroupAccess.module.css';

/** Another state of one group is requested. */
export interface GroupAccessChange {
  readonly groupId: number;
  readonly granted: boolean;
}

export interface GroupAccessProps {
  readonly tree: GroupTree;
  /** The IDs of the groups that the person has access to. */
  readonly authorized: ReadonlySet<number>;
  /** Whether a change is possible now. */
  readonly editable: boolean;
  readonly onChange: (change: GroupAccessChange) => void;
}

/** Deeper levels are not indented further: their names need the room. */
const DEEPEST_INDENT = 4;

/** The device groups with a switch each: on if the person has access to the group (C-PERM-17). */
export function GroupAccess({ tree, authorized, editable, onChange }: GroupAccessProps) {
  const text = useText('users');
  const labelOf = useGroupName();
  // ROOT contains no devices, so there is nothing to grant.
  const nodes = nodesInOrder(tree).filter(({ group }) => group.parentId !== null);
  const depthOf = (group: GroupRecord) =>
    Math.min(DEEPEST_INDENT, Math.max(0, (tree.byId.get(group.id)?.depth ?? 1) - 1));
  if (nodes.length === 0) {
    return <p className={styles.none}>{text('groupAccessNone')}</p>;
  }
  return (
    <ScrollArea as="ul" aria-label={text('groupAccess')} className={styles.list}>
      {nodes.map(({ group }) => (
        <li key={group.id} style={{ paddingInlineStart: depthOf(group) * 20 }}>
          <SwitchField
            label={labelOf(group)}
            checked={authorized.has(group.id)}
            disabled={!editable}
            words={{ on: text('groupOpen'), off: text('groupClosed') }}
            onChange={({ checked }) => onChange({ groupId: group.id, granted: checked })}
          />
        </li>
      ))}
    </ScrollArea>
  );
}
