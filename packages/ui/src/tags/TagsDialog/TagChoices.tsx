import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Tag } from '@remote-console/api-client';
import type { TagMark } from '@remote-console/domain';
import { Tag as TagIcon } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { CheckField, StateMessage } from '../../primitives/index.ts';
import { TagDot } from '../TagList/index.ts';

interface TagChoicesProps {
  /** All tags; `null` while they are on their way. */
  readonly tags: readonly Tag[] | null;
  /** Those that the search leaves. */
  readonly found: readonly Tag[];
  readonly failure: string | undefined;
  readonly mayManage: boolean;
  readonly markOf: (tagPk: number) => TagMark;
  readonly onPress: (tagPk: number) => void;
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
      onChange={() => onPress(tag.pk)}
      label={
        <Box
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 'var(--rc-space-sm)', minWidth: 0 }}
        >
          <TagDot color={tag.color} />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {tag.name}
          </Box>
          {mark === 'some' && (
            <Box
              component="span"
              sx={{ flex: 'none', fontSize: 'var(--rc-font-size-caption)', color: 'tone.textSecondary' }}
            >
              {text('someDevices')}
            </Box>
          )}
        </Box>
      }
    />
  );
}

/** The boxes, or what is in their place. */
export function TagChoices({ tags, found, failure, mayManage, markOf, onPress, disabled }: TagChoicesProps) {
  const text = useText('tags');
  const common = useText('common');
  if (tags === null) {
    if (failure !== undefined) return <Alert severity="error">{failure}</Alert>;
    return (
      <Box role="status" aria-label={common('loading')} sx={{ display: 'grid', gap: 'var(--rc-space-sm)' }}>
        {[180, 140, 200].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={28} />
        ))}
      </Box>
    );
  }
  if (tags.length === 0) {
    return (
      <StateMessage Icon={TagIcon} title={text('emptyTitle')} hint={text(mayManage ? 'emptyHint' : 'emptyAskHint')} />
    );
  }
  return (
    <Box
      role="group"
      aria-label={text('choices')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        maxHeight: 'min(320px, 40vh)',
        overflowY: 'auto',
        px: 'var(--rc-space-md)',
        py: 'var(--rc-space-xs)',
        border: 1,
        borderColor: 'tone.line',
        borderRadius: 'var(--rc-radius-control)',
      }}
    >
      {found.map((tag) => (
        <Choice key={tag.pk} tag={tag} mark={markOf(tag.pk)} onPress={onPress} disabled={disabled} />
      ))}
      {found.length === 0 && (
        <Box sx={{ py: 'var(--rc-space-sm)', color: 'tone.textSecondary' }}>{text('noMatch')}</Box>
      )}
    </Box>
  );
}
