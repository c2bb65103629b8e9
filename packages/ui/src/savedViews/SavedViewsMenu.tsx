import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import type { Profile, SavedView } from '@remote-console/api-client';
import { useSavedViews } from '@remote-console/api-client/react';
import type { BrowserView } from '@remote-console/domain';
import { BookmarkPlus, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../i18n/index.ts';
import { ICON, PopupMenu } from '../primitives/index.ts';
import { useToast } from '../contexts/index.ts';
import { SavedViewsDialog } from './SavedViewsDialog.tsx';
import { useBrowserViews } from './useBrowserViews.ts';
import { useSavedViewActs } from './useSavedViewActs.tsx';
import { useViewEntries } from './useViewEntries.tsx';
import { openedView, type OpenedList } from './viewPlace.ts';

export interface SavedViewsMenuProps {
  /** What the menu opens at; `null` while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** The current list, to be saved. */
  readonly current: OpenedList;
  /** A list is to be shown as a view has it. */
  readonly onOpen: (opened: OpenedList) => void;
  /** The address of a list; enables links to views. */
  readonly viewHref?: ((opened: OpenedList) => string) | undefined;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
  /** Views that an earlier version stored in this browser: they are saved when the menu first opens. */
  readonly browserViews?: readonly BrowserView[];
  /** Called with those that could not be saved because of a missing connection. */
  readonly onBrowserViewsSaved?: (left: readonly BrowserView[]) => void;
}

/** The menu of saved views, with the dialogs that it opens. */
export function SavedViewsMenu(props: SavedViewsMenuProps) {
  const { anchor, onClose, current, onOpen, viewHref, session } = props;
  const text = useText('savedViews');
  const toast = useToast();
  const { data, error, mutate } = useSavedViews();
  const { askToSave, dialog } = useSavedViewActs(current, session);
  useBrowserViews(props.browserViews, props.onBrowserViewsSaved);
  const [managing, setManaging] = useState({ round: 0, open: false });
  const closeManaging = () => setManaging(({ round }) => ({ round, open: false }));

  const open = (view: SavedView) => {
    onClose();
    closeManaging();
    onOpen(openedView(view));
    if (!view.placeIsThere) {
      toast.show({ tone: 'info', text: text('openedWithout', { view: view.name, name: view.placeName }) });
    }
  };
  const views = data?.objects ?? [];
  const linkOf = viewHref && ((view: SavedView) => new URL(viewHref(openedView(view)), window.location.href).href);
  const rows = useViewEntries(views, open);
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
