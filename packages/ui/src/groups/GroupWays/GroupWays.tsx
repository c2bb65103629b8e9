import type { Group } from '@remote-console/api-client';
import { ArrowLeft } from 'lucide-react';
import { useGroupName, useText } from '../../i18n/index.ts';
import { Breadcrumb, Link, MIRRORED, SMALL_ICON } from '../../primitives/index.ts';
import styles from './GroupWays.module.css';

interface GroupWaysProps {
  /** The groups from the root to the shown one. */
  readonly path: readonly Group[];
  /** The parent group; without it there is no link. */
  readonly upId: number | undefined;
  /** The address of a group's subgroups. */
  readonly levelHref: (groupId: number) => string;
}

/** The links from a group to its ancestors. */
export function GroupWays({ path, upId, levelHref }: GroupWaysProps) {
  const text = useText('groupPages');
  const nameOf = useGroupName();
  return (
    <div className={styles.ways}>
      {upId !== undefined && (
        <Link
          href={levelHref(upId)}
          style={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--rc-space-xs)' }}
        >
          <ArrowLeft {...SMALL_ICON} {...MIRRORED} />
          {text('levelUp')}
        </Link>
      )}
      {path.length > 0 && (
        <Breadcrumb items={path.map((group) => ({ label: nameOf(group), href: levelHref(group.id) }))} />
      )}
    </div>
  );
}
