import type { DeviceTag } from '@remote-console/api-client';
import { useList, useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { TagChip } from './TagChip.tsx';
import { TagLink } from './TagLink.tsx';
import styles from './TagList.module.css';

/** The address of the devices with a tag. */
export type TagHref = (choice: { readonly tag: Pick<DeviceTag, 'name'> }) => string;

export interface TagListProps {
  /** The device of the tags, for screen readers. */
  readonly deviceName: string;
  readonly tags: readonly DeviceTag[];
  /** Maximum number in a single line; the others are counted after them. All of them, in several lines, by default. */
  readonly atMost?: number;
  /** Address of the devices with a tag; without it tags are not links. */
  readonly tagHref?: TagHref | undefined;
}

interface OthersProps {
  readonly names: readonly string[];
  readonly className: string;
}

/** The number of tags that do not fit; their names are available to screen readers and on hover. */
function Others({ names, className }: OthersProps) {
  const text = useText('devices');
  const list = useList();
  if (names.length === 0) return null;
  const words = text('moreTags', { count: names.length, names: list(names) });
  return (
    <li className={`${styles.more} ${className}`} title={words}>
      <span aria-hidden>+{names.length}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </li>
  );
}

/** Next to a long name short ones would be truncated first: this many share the line equally. */
const SHARES: Readonly<Record<number, string>> = { 2: styles.two, 3: styles.three };

/** The tags of a device; nothing if it has none. In a single line, a narrow space has room only for the first. */
export function TagList({ deviceName, tags, atMost, tagHref }: TagListProps) {
  const text = useText('devices');
  if (tags.length === 0) return null;
  const names = tags.map(({ name }) => name);
  const isOneLine = atMost !== undefined;
  const shown = tags.slice(0, atMost);
  const share = isOneLine ? (SHARES[shown.length] ?? '') : '';
  return (
    <ul
      aria-label={text('tagsOf', { name: deviceName })}
      className={`${styles.list} ${isOneLine ? styles.oneLine : styles.wrapping}`}
    >
      {shown.map((tag, at) => (
        <li key={tag.id} className={`${styles.item} ${share} ${isOneLine && at > 0 ? styles.later : ''}`}>
          {tagHref ? <TagLink tag={tag} href={tagHref({ tag })} /> : <TagChip tag={tag} />}
        </li>
      ))}
      {isOneLine && <Others names={names.slice(atMost)} className={styles.whereWide} />}
      {isOneLine && <Others names={names.slice(1)} className={styles.whereNarrow} />}
    </ul>
  );
}
