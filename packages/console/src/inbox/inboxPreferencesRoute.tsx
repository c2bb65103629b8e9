import { useLanguage, useText } from '@remote-console/ui';
import { InboxPreferencesWidget } from '@remote-console/ui/inbox';
import { PageRoom } from '../frame/PageRoom.tsx';
import { PageGuard } from '../routes/PageGuard.tsx';
import { PageTitle } from '../routes/PageTitle.tsx';
import { hrefOf } from '../routes/paths.ts';

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
