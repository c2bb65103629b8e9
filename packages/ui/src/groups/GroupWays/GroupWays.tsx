import type { Group } from '@remote-console/api-client';
import { ArrowLeft } from 'lucide-react';
import { useGroupName, useText } from '../../i18n/index.ts';
import { Breadcrumb, Link, SMALL_ICON } from '../../primitives/index.ts';
import styles from './GroupWays.module.css';

interface GroupWaysProps {
  /** The groups from the root to the one that is shown. */
  readonly path: readonly Group[];
  /** The group one level up; without it there is no way there. */
  readonly upId: number | undefined;
  /** Where the groups below one are. */
  readonly levelHref: (groupId: number) => string;
}

/** The ways from a group to those above it. */
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
          <ArrowLeft {...SMALL_ICON} />
          {text('levelUp')}
        </Link>
      )}
      {path.length > 0 && (
        <Breadcrumb items={path.map((group) => ({ label: nameOf(group), href: levelHref(group.id) }))} />
      )}
    </div>
  );
}
