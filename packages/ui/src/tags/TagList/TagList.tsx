import type { DeviceTag } from '@remote-console/api-client';
import { useText } from '../../i18n/index.ts';
import { HiddenText } from '../../primitives/HiddenText/index.ts';
import { TagChip } from './TagChip.tsx';
import styles from './TagList.module.css';

export interface TagListProps {
  /** Whose tags they are, for those who listen. */
  readonly deviceName: string;
  readonly tags: readonly DeviceTag[];
  /** How many are in the one line at most; the others are counted behind them. All of them, in several lines, by default. */
  readonly atMost?: number;
}

/** The tags of a device; nothing where it has none. */
export function TagList({ deviceName, tags, atMost }: TagListProps) {
  const text = useText('devices');
  if (tags.length === 0) return null;
  const others = (atMost === undefined ? [] : tags.slice(atMost)).map(({ name }) => name);
  const more = text('moreTags', { count: others.length, names: others.join(', ') });
  return (
    <ul
      aria-label={text('tagsOf', { name: deviceName })}
      className={`${styles.list} ${atMost === undefined ? styles.wrapping : ''}`}
    >
      {tags.slice(0, atMost).map((tag) => (
        <li key={tag.pk} className={styles.item}>
          <TagChip tag={tag} />
        </li>
      ))}
      {others.length > 0 && (
        <li className={styles.more} title={more}>
          <span aria-hidden>+{others.length}</span>
          <HiddenText>{more}</HiddenText>
        </li>
      )}
    </ul>
  );
}
