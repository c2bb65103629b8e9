import Box from '@mui/material/Box';
import type { SavedView } from '@remote-console/api-client';
import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useText } from '../i18n/index.ts';
import { Button, CopyButton, IconButton, SMALL_ICON } from '../primitives/index.ts';
import { useViewWords } from './useViewWords.ts';

export interface SavedViewListProps {
  readonly views: readonly SavedView[];
  readonly onOpen: (view: SavedView) => void;
  readonly onEdit: (view: SavedView) => void;
  readonly onRemove: (view: SavedView) => void;
  /** The address of a view, to copy it; without it links are not offered. */
  readonly linkOf?: ((view: SavedView) => string) | undefined;
}

/** Saved views with what can be done with each. */
export function SavedViewList({ views, onOpen, onEdit, onRemove, linkOf }: SavedViewListProps) {
  const text = useText('savedViews');
  const words = useViewWords();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {views.map((view) => {
        const { pk, name, missing, may_change } = view;
        return (
          <Box
            component="li"
            key={pk}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 'var(--rc-space-xs) var(--rc-space-md)',
              py: 'var(--rc-space-sm)',
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 600, color: 'text.primary' }}>{name}</Box>
              <Box sx={{ fontSize: 'var(--rc-font-size-label)', lineHeight: '18px', color: 'text.secondary' }}>
                {words.sharing(view)}
              </Box>
              {missing.map((gone) => (
                <Box
                  key={`${gone.key}:${gone.name}`}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 'var(--rc-space-xs)',
                    fontSize: 'var(--rc-font-size-label)',
                    color: 'tone.warn',
                  }}
                >
                  <TriangleAlert {...SMALL_ICON} />
                  {words.gone(gone)}
                </Box>
              ))}
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 'var(--rc-space-xs)', ml: 'auto' }}>
              <Button size="small" aria-label={text('open', { name })} onClick={() => onOpen(view)}>
                {text('openShort')}
              </Button>
              {linkOf && <CopyButton value={linkOf(view)} label={text('link', { name })} />}
              {may_change === 1 && (
                <>
                  <IconButton size="small" aria-label={text('edit', { name })} onClick={() => onEdit(view)}>
                    <Pencil {...SMALL_ICON} />
                  </IconButton>
                  <IconButton size="small" aria-label={text('remove', { name })} onClick={() => onRemove(view)}>
                    <Trash2 {...SMALL_ICON} />
                  </IconButton>
                </>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
