import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import type { Tag } from '@remote-console/api-client';
import type { TagMark } from '@remote-console/domain';
import { Tag as TagIcon } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { CheckField, Stack, StateMessage } from '../../primitives/index.ts';
import { TagDot } from '../TagList/TagChip.tsx';
import styles from './TagChoices.module.css';

interface TagChoicesProps {
  /** All tags; `null` while loading. */
  readonly tags: readonly Tag[] | null;
  /** The search results. */
  readonly found: readonly Tag[];
  readonly failure: string | undefined;
  readonly mayManage: boolean;
  readonly markOf: (tagId: number) => TagMark;
  readonly onPress: (tagId: number) => void;
  readonly disabled: boolean;
}

function Choice({
  tag,
  mark,
  onPress,
  disabled,
}: { readonly tag: Tag; readonly mark: TagMark } & Pick<TagChoicesProps, 'onPress' | 'disabled'>) {
  const text = useText('tags');
  return (
    <CheckField
      checked={mark === 'all'}
      partly={mark === 'some'}
      disabled={disabled}
      onChange={() => onPress(tag.id)}
      label={
        <span className={styles.choice}>
          <TagDot color={tag.color} />
          <span className={styles.name}>{tag.name}</span>
          {mark === 'some' && <span className={styles.some}>{text('someDevices')}</span>}
        </span>
      }
    />
  );
}

/** The checkboxes, or their placeholder. */
export function TagChoices({ tags, found, failure, mayManage, markOf, onPress, disabled }: TagChoicesProps) {
  const text = useText('tags');
  const common = useText('common');
  if (tags === null) {
    if (failure !== undefined) return <Alert severity="error">{failure}</Alert>;
    return (
      <Stack role="status" aria-label={common('loading')} gap="sm">
        {[180, 140, 200].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={28} />
        ))}
      </Stack>
    );
  }
  if (tags.length === 0) {
    return (
      <StateMessage Icon={TagIcon} title={text('emptyTitle')} hint={text(mayManage ? 'emptyHint' : 'emptyAskHint')} />
    );
  }
  return (
    <div role="group" aria-label={text('choices')} className={styles.choices}>
      {found.map((tag) => (
        <Choice key={tag.id} tag={tag} mark={markOf(tag.id)} onPress={onPress} disabled={disabled} />
      ))}
      {found.length === 0 && <div className={styles.nothing}>{text('noMatch')}</div>}
    </div>
  );
}
