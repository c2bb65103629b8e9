import { formatInboxView, type InboxView, parseInboxView } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { InboxWidget } from '@remote-console/ui/inbox';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageContainer } from '../frame/index.ts';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf, useInboxHref } from '../routing/index.ts';

/** The state of the inbox, read from its address, and how to change it. */
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
    <PageContainer>
      <PageTitle title={text('pageInbox')} />
      <InboxWidget
        {...useInboxAddress()}
        hrefOf={useInboxHref()}
        settingsHref={hrefOf('inbox-preferences', { lang })}
      />
    </PageContainer>
  );
}

/** The user's inbox, for every signed-in user. */
export function InboxRoute() {
  return (
    <PageGuard name="inbox">
      <Inbox />
    </PageGuard>
  );
}
