import type { Profile, SavedView } from '@remote-console/api-client';
import { useSavedViews } from '@remote-console/api-client/react';
import { Bookmark, BookmarkPlus, CloudOff } from 'lucide-react';
import { useText } from '../i18n/index.ts';
import { Button, ICON, ListSkeleton, StateMessage } from '../primitives/index.ts';
import { SavedViewList } from './SavedViewList.tsx';
import { useSavedViewActs } from './useSavedViewActs.tsx';
import type { OpenedList } from './viewPlace.ts';

export interface SavedViewsWidgetProps {
  /** The current list, to be saved. */
  readonly current: OpenedList;
  /** A view is to be opened. */
  readonly onOpen: (view: SavedView) => void;
  /** The URL of a view, for copying; links are not offered without it. */
  readonly linkOf?: ((view: SavedView) => string) | undefined;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
}

/** The saved views of the person, and shared ones: to open, copy, change, share and remove. */
export function SavedViewsWidget({ current, onOpen, linkOf, session }: SavedViewsWidgetProps) {
  const text = useText('savedViews');
  const common = useText('common');
  const { data, error, mutate, isValidating } = useSavedViews();
  const { askToSave, askToChange, forget, dialog } = useSavedViewActs(current, session);
  const views = data?.objects;
  const save = (
    <Button startIcon={<BookmarkPlus {...ICON} />} onClick={askToSave}>
      {text('save')}
    </Button>
  );
  return (
    <>
      {!views && !error && <ListSkeleton rows={4} />}
      {!views && error && (
        <StateMessage
          Icon={CloudOff}
          title={text('failedTitle')}
          urgent
          action={
            <Button loading={isValidating} onClick={() => void mutate()}>
              {common('retry')}
            </Button>
          }
        />
      )}
      {views?.length === 0 && (
        <StateMessage Icon={Bookmark} title={text('none')} hint={text('noneBody')} action={save} />
      )}
      {views && views.length > 0 && (
        <>
          <SavedViewList
            views={views}
            onOpen={onOpen}
            onEdit={askToChange}
            onRemove={(view) => void forget(view)}
            linkOf={linkOf}
          />
          {save}
        </>
      )}
      {dialog}
    </>
  );
}
