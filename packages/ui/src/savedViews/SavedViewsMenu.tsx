import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { Profile, SavedView } from '@remote-console/api-client';
import { useSavedViews } from '@remote-console/api-client/react';
import type { BrowserView } from '@remote-console/domain';
import { BookmarkPlus, ListChecks, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/index.ts';
import { ICON, PopupMenu, SMALL_ICON } from '../primitives/index.ts';
import { useToast } from '../contexts/index.ts';
import { SavedViewsDialog } from './SavedViewsDialog.tsx';
import { useBrowserViews } from './useBrowserViews.ts';
import { useSavedViewActs } from './useSavedViewActs.tsx';
import { useViewWords } from './useViewWords.ts';
import { openedView, type OpenedList } from './viewPlace.ts';
import styles from './SavedViewsMenu.module.css';

export interface SavedViewsMenuProps {
  /** What the menu opens at; `null` while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** The list that is shown: what is saved. */
  readonly current: OpenedList;
  /** A list is to be shown as a view has it. */
  readonly onOpen: (opened: OpenedList) => void;
  /** Where a list is; links to views are offered then. */
  readonly viewHref?: ((opened: OpenedList) => string) | undefined;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
  /** Views that an earlier version kept on this browser: they are saved when the menu first opens. */
  readonly browserViews?: readonly BrowserView[];
  /** Called with those that could not be saved for lack of a connection. */
  readonly onBrowserViewsSaved?: (left: readonly BrowserView[]) => void;
}

/** The groups of the menu: the own views, and those of others by whom they are shared with. */
function sectionsOf(views: readonly SavedView[]) {
  const shared = views.filter(({ is_own }) => is_own === 0);
  return [
    { title: 'mine', views: views.filter(({ is_own }) => is_own === 1) },
    { title: 'ofGroups', views: shared.filter(({ sharing }) => sharing === 'group') },
    { title: 'ofCompany', views: shared.filter(({ sharing }) => sharing === 'company') },
  ] as const;
}

/** The menu of saved views, with the dialogs that it opens. */
export function SavedViewsMenu(props: SavedViewsMenuProps) {
  const { anchor, onClose, current, onOpen, viewHref, session } = props;
  const text = useText('savedViews');
  const toast = useToast();
  const words = useViewWords();
  const { data, error, mutate } = useSavedViews();
  const { askToSave, dialog } = useSavedViewActs(current, session);
  useBrowserViews(props.browserViews, props.onBrowserViewsSaved);
  const [managing, setManaging] = useState({ round: 0, open: false });
  const closeManaging = () => setManaging(({ round }) => ({ round, open: false }));

  const open = (view: SavedView) => {
    onClose();
    closeManaging();
    onOpen(openedView(view));
    if (view.place_is_there === 0) {
      toast.show({ tone: 'info', text: text('openedWithout', { view: view.name, name: view.place_name }) });
    }
  };
  const views = data?.objects ?? [];
  const linkOf = viewHref && ((view: SavedView) => new URL(viewHref(openedView(view)), window.location.href).href);
  const rows = sectionsOf(views).flatMap(({ title, views: ofSection }) =>
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
            <MenuItem key={view.pk} onClick={() => open(view)}>
              <span title={view.name} className={styles.name}>
                {view.name}
              </span>
              {view.missing.length > 0 && (
                <span className={styles.warning}>
                  <TriangleAlert
                    {...SMALL_ICON}
                    aria-hidden={false}
                    aria-label={view.missing.map(words.gone).join(', ')}
                  />
                </span>
              )}
            </MenuItem>
          )),
        ],
  );
  return (
    <>
      <PopupMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': text('title') }, paper: { sx: { maxWidth: 360, maxHeight: '60vh' } } }}
      >
        {!data && !error && <MenuItem disabled>{text('loading')}</MenuItem>}
        {!data && error && <MenuItem onClick={() => void mutate()}>{text('failed')}</MenuItem>}
        {rows}
        {rows.length > 0 && <Divider component="li" />}
        <MenuItem
          onClick={() => {
            onClose();
            askToSave();
          }}
        >
          <BookmarkPlus {...ICON} />
          {text('save')}
        </MenuItem>
        {views.length > 0 && (
          <MenuItem
            onClick={() => {
              onClose();
              setManaging(({ round }) => ({ round: round + 1, open: true }));
            }}
          >
            <ListChecks {...ICON} />
            {text('manage')}
          </MenuItem>
        )}
      </PopupMenu>
      {dialog}
      {managing.round > 0 && (
        <SavedViewsDialog
          key={managing.round}
          open={managing.open}
          onClose={closeManaging}
          current={current}
          onOpen={open}
          linkOf={linkOf}
          session={session}
        />
      )}
    </>
  );
}
