import type { Device } from '@remote-console/api-client';
import { Tag } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, SMALL_ICON } from '../../primitives/index.ts';
import { TagList, type TagHref } from '../../tags/index.ts';
import styles from './DetailTags.module.css';

interface DetailTagsProps {
  readonly device: Pick<Device, 'alias' | 'tags'>;
  /** Where the devices with a tag are; without it the tags are no links. */
  readonly tagHref: TagHref | undefined;
  /** Opens the tags to be changed; null without the right to change them. */
  readonly onEdit: (() => void) | null;
}

/** The tags of a device in full, and the way to change them; nothing where there is neither. */
export function DetailTags({ device: { alias, tags }, tagHref, onEdit }: DetailTagsProps) {
  const text = useText('devices');
  if (tags.length === 0 && onEdit === null) return null;
  return (
    <div className={styles.tags}>
      <TagList deviceName={alias} tags={tags} tagHref={tagHref} />
      {onEdit && (
        <Button variant="text" size="small" startIcon={<Tag {...SMALL_ICON} />} onClick={onEdit}>
          {text('actionTags')}
        </Button>
      )}
    </div>
  );
}
