import type { InboxItem } from '@remote-console/api-client';
import { useInbox } from '@remote-console/api-client/react';
import { DEFAULT_INBOX_VIEW, INBOX_PAGE_SIZE, inboxQuery, type InboxView } from '@remote-console/domain';
import { CheckCheck, Settings2 } from 'lucide-react';
import { useCallback } from 'react';
import { useText } from '../i18n/index.ts';
import {
  Button,
  EmptyState,
  ICON,
  LinkButton,
  ListSkeleton,
  ListSurface,
  LoadFailed,
  NoPermission,
  OutdatedContext,
  OutdatedNote,
  Pagination,
  SectionPage,
  Toolbar,
  useListPage,
} from '../primitives/index.ts';
import { InboxFilter } from './InboxFilter.tsx';
import { InboxList, type InboxHref } from './InboxList/InboxList.tsx';
import { useMarking } from './useMarking.ts';

export interface InboxWidgetProps {
  /** Page and filters, as in the URL. */
  readonly view: InboxView;
  /** The new view. */
  readonly onViewChange: (change: { readonly view: InboxView }) => void;
  /** The address of an item; null if the host has no such page. */
  readonly hrefOf: InboxHref;
  /** The page of the inbox settings; without it there is no link. */
  readonly settingsHref?: string;
}

/** The empty state, and a link to existing items. */
function NoItems({ view, onShowAll }: { readonly view: InboxView; readonly onShowAll: () => void }) {
  const text = useText('inbox');
  if (view.kind === null && !view.unread) return <EmptyState title={text('empty')} hint={text('emptyHint')} />;
  const action = <Button onClick={onShowAll}>{text('showAll')}</Button>;
  return view.unread ? (
    <EmptyState Icon={CheckCheck} title={text('nothingUnread')} hint={text('nothingUnreadHint')} action={action} />
  ) : (
    <EmptyState title={text('noMatch')} hint={text('emptyHint')} action={action} />
  );
}

/** Notifications of the person: requests, decisions, alerts, news about licenses and security. */
export function InboxWidget({ view, onViewChange, hrefOf, settingsHref }: InboxWidgetProps) {
  const text = useText('inbox');
  const read = useInbox(view);
  const onPastEnd = useCallback(
    ({ page }: { readonly page: number }) => onViewChange({ view: { ...view, page } }),
    [onViewChange, view],
  );
  const list = useListPage<InboxItem>({
    read,
    asked: inboxQuery(view),
    page: view.page,
    size: INBOX_PAGE_SIZE,
    onPastEnd,
  });
  const marking = useMarking();
  const isEmpty = list.rows.length === 0;

  const content = () => {
    if (list.forbidden)
      return (
        <ListSurface>
          <NoPermission />
        </ListSurface>
      );
    if (list.failed) {
      return (
        <ListSurface>
          <LoadFailed title={text('listFailed')} retrying={list.loading} onRetry={list.onRetry} />
        </ListSurface>
      );
    }
    if (isEmpty && list.loading)
      return (
        <ListSurface>
          <ListSkeleton />
        </ListSurface>
      );
    if (isEmpty) {
      return (
        <ListSurface>
          <NoItems view={view} onShowAll={() => onViewChange({ view: DEFAULT_INBOX_VIEW })} />
        </ListSurface>
      );
    }
    return (
      <InboxList
        items={list.rows}
        hrefOf={hrefOf}
        busy={marking.busy}
        onOpen={({ item }) => marking.open(item)}
        onMark={({ item, isRead }) => marking.mark(item, isRead)}
      />
    );
  };

  return (
    <SectionPage
      title={text('title')}
      width="form"
      actions={
        settingsHref !== undefined && (
          <LinkButton href={settingsHref} startIcon={<Settings2 {...ICON} />}>
            {text('settings')}
          </LinkButton>
        )
      }
    >
      <OutdatedContext.Provider value={list.outdated !== null}>
        {list.outdated && <OutdatedNote {...list.outdated} />}
        <div>
          <Toolbar
            search={<InboxFilter view={view} onChange={onViewChange} />}
            actions={
              <Button
                variant="text"
                loading={marking.isMarkingAll}
                disabled={isEmpty || list.failed}
                startIcon={<CheckCheck {...ICON} />}
                onClick={() => void marking.markAll(view.kind)}
              >
                {text('markAllRead')}
              </Button>
            }
          />
          {content()}
        </div>
        {list.total > INBOX_PAGE_SIZE && !list.failed && (
          <Pagination
            page={view.page}
            pageSize={INBOX_PAGE_SIZE}
            total={list.total}
            onChange={({ page }) => onViewChange({ view: { ...view, page } })}
          />
        )}
      </OutdatedContext.Provider>
    </SectionPage>
  );
}
