import type { Device } from '@remote-console/api-client';
import { Tag } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, SMALL_ICON } from '../../primitives/index.ts';
import { TagList, type TagHref } from '../../tags/index.ts';
import styles from './DetailTags.module.css';

interface DetailTagsProps {
  readonly device: Pick<Device, 'alias' | 'tags'>;
  /** Address of the devices with a tag; without it tags are not links. */
  readonly tagHref: TagHref | undefined;
  /** Opens the tag editor; null without permission. */
  readonly onEdit: (() => void) | null;
}

/** All tags of a device, and editing them; nothing if there is neither. */
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
