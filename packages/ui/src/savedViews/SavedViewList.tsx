import type { SavedView } from '@remote-console/api-client';
import { Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useText } from '../i18n/index.ts';
import { Button, CopyButton, IconButton, SMALL_ICON } from '../primitives/index.ts';
import { useViewLabel } from './useViewLabel.ts';
import styles from './SavedViewList.module.css';

export interface SavedViewListProps {
  readonly views: readonly SavedView[];
  readonly onOpen: (view: SavedView) => void;
  readonly onEdit: (view: SavedView) => void;
  readonly onRemove: (view: SavedView) => void;
  /** The URL of a view, for copying; links are not offered without it. */
  readonly linkOf?: ((view: SavedView) => string) | undefined;
}

/** Saved views with their actions. */
export function SavedViewList({ views, onOpen, onEdit, onRemove, linkOf }: SavedViewListProps) {
  const text = useText('savedViews');
  const words = useViewLabel();
  return (
    <ul className={styles.list}>
      {views.map((view) => {
        const { id, name, missing, mayChange } = view;
        return (
          <li key={id} className={styles.item}>
            <div className={styles.about}>
              <div className={styles.name}>{name}</div>
              <div className={styles.sharing}>{words.sharing(view)}</div>
              {missing.map((gone) => (
                <div key={`${gone.key}:${gone.name}`} className={styles.missing}>
                  <TriangleAlert {...SMALL_ICON} />
                  {words.gone(gone)}
                </div>
              ))}
            </div>
            <div className={styles.actions}>
              <Button size="small" aria-label={text('open', { name })} onClick={() => onOpen(view)}>
                {text('openShort')}
              </Button>
              {linkOf && <CopyButton value={linkOf(view)} label={text('link', { name })} />}
              {mayChange && (
                <>
                  <IconButton size="small" aria-label={text('edit', { name })} onClick={() => onEdit(view)}>
                    <Pencil {...SMALL_ICON} />
                  </IconButton>
                  <IconButton size="small" aria-label={text('remove', { name })} onClick={() => onRemove(view)}>
                    <Trash2 {...SMALL_ICON} />
                  </IconButton>
                </>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
