import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { SavedView } from '@remote-console/api-client';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useList, useText } from '../i18n/index.ts';
import { SMALL_ICON } from '../primitives/index.ts';
import { useViewLabel } from './useViewLabel.ts';
import styles from './SavedViewsMenu.module.css';

/** The groups of the menu: the own views, and those of others by how they are shared. */
function sectionsOf(views: readonly SavedView[]) {
  const shared = views.filter(({ isOwn }) => !isOwn);
  return [
    { title: 'mine', views: views.filter(({ isOwn }) => isOwn) },
    { title: 'ofGroups', views: shared.filter(({ sharing }) => sharing === 'group') },
    { title: 'ofCompany', views: shared.filter(({ sharing }) => sharing === 'company') },
  ] as const;
}

/**
 * The entries of the menu, by group. A hook and not a component: the menu's arrow keys move between its direct
 * children.
 */
export function useViewEntries(views: readonly SavedView[], onOpen: (view: SavedView) => void): readonly ReactNode[] {
  const text = useText('savedViews');
  const words = useViewLabel();
  const list = useList();
  return sectionsOf(views).flatMap(({ title, views: ofSection }) =>
    ofSection.length === 0
      ? []
      : [
          <ListSubheader
            key={title}
            disableSticky
            sx={{
              px: 'var(--rc-space-inset)',
              bgcolor: 'transparent',
              fontSize: 'var(--rc-font-size-caption)',
              lineHeight: '28px',
            }}
          >
            {text(title)}
          </ListSubheader>,
          ...ofSection.map((view) => (
            <MenuItem key={view.id} onClick={() => onOpen(view)}>
              <span title={view.name} className={styles.name}>
                {view.name}
              </span>
              {view.missing.length > 0 && (
                <span className={styles.warning}>
                  <TriangleAlert {...SMALL_ICON} aria-hidden={false} aria-label={list(view.missing.map(words.gone))} />
                </span>
              )}
            </MenuItem>
          )),
        ],
  );
}
