import { useLanguage, useText } from '@remote-console/ui';
import { InboxPreferencesWidget } from '@remote-console/ui/inbox';
import { PageRoom } from '../frame/index.ts';
import { PageGuard, PageTitle } from '../page/index.ts';
import { hrefOf } from '../routing/index.ts';

function Preferences() {
  const text = useText('inbox');
  const lang = useLanguage();
  return (
    <PageRoom>
      <PageTitle title={text('settingsTitle')} />
      <InboxPreferencesWidget inboxHref={hrefOf('inbox', { lang })} />
    </PageRoom>
  );
}

/** Where what concerns the person arrives, for everybody who is signed in. */
export function InboxPreferencesRoute() {
  return (
    <PageGuard name="inbox-preferences">
      <Preferences />
    </PageGuard>
  );
}
