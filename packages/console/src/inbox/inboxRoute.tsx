import { formatInboxView, type InboxView, parseInboxView } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { InboxWidget } from '@remote-console/ui/inbox';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageRoom } from '../frame/index.ts';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf, useInboxHref } from '../routing/index.ts';

/** The state of the inbox as its address tells it, and how to change it. */
function useInboxAddress() {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => parseInboxView(Object.fromEntries(query)), [query]);
  const onViewChange = useCallback(
    ({ view: next }: { readonly view: InboxView }) => setQuery(formatInboxView(next)),
    [setQuery],
  );
  return { view, onViewChange };
}

function Inbox() {
  const text = useText('frame');
  const lang = useLanguage();
  return (
    <PageRoom>
      <PageTitle title={text('pageInbox')} />
      <InboxWidget
        {...useInboxAddress()}
        hrefOf={useInboxHref()}
        settingsHref={hrefOf('inbox-preferences', { lang })}
      />
    </PageRoom>
  );
}

/** What concerns the person, for everybody who is signed in. */
export function InboxRoute() {
  return (
    <PageGuard name="inbox">
      <Inbox />
    </PageGuard>
  );
}
