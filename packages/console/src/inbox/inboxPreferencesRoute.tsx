import { useLanguage, useText } from '@remote-console/ui';
import { InboxPreferencesWidget } from '@remote-console/ui/inbox';
import { PageContainer } from '../frame/index.ts';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';

function Preferences() {
  const text = useText('inbox');
  const lang = useLanguage();
  return (
    <PageContainer>
      <PageTitle title={text('settingsTitle')} />
      <InboxPreferencesWidget inboxHref={hrefOf('inbox', { lang })} />
    </PageContainer>
  );
}

/** The user's notification preferences, for every signed-in user. */
export function InboxPreferencesRoute() {
  return (
    <PageGuard name="inbox-preferences">
      <Preferences />
    </PageGuard>
  );
}
