import type { DeviceTag } from '@remote-console/api-client';
import type { TagColor } from '@remote-console/domain';
import styles from './TagList.module.css';

const COLORS = {
  gray: '',
  red: styles.red,
  orange: styles.orange,
  green: styles.green,
  teal: styles.teal,
  blue: styles.blue,
  purple: styles.purple,
  pink: styles.pink,
} as const satisfies Record<TagColor, string>;

/** The color of a tag as a dot, shown next to its name. */
export function TagDot({ color }: { readonly color: TagColor }) {
  return <span aria-hidden className={`${styles.dot} ${COLORS[color]}`} />;
}

export interface TagChipProps {
  readonly tag: Pick<DeviceTag, 'name' | 'color'>;
}

/** A tag: its name, and its color as a dot. A long name is truncated, and shown in full on hover. */
export function TagChip({ tag: { name, color } }: TagChipProps) {
  return (
    <span className={styles.chip} title={name}>
      <TagDot color={color} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
