import { useApi } from '@remote-console/api-client/react';
import { offersTutorial } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { ProfileWidget } from '@remote-console/ui/managers';
import { useFrame } from '../frame/frameContext.ts';
import { PageGuard } from '../routes/PageGuard.tsx';
import { Page } from '../routes/Page.tsx';
import { useServices } from '../services.ts';
import { chooseLanguage } from '../session/language.ts';
import { reloadProfile } from '../session/reloadProfile.ts';

function Profile() {
  const text = useText('frame');
  const current = useLanguage();
  const { client } = useApi();
  const { sessions, storage, leaving, mode } = useServices();
  const { startTutorial } = useFrame();
  return (
    <Page title={text('pageProfile')}>
      <ProfileWidget
        onTutorial={offersTutorial(mode) ? startTutorial : undefined}
        onChanged={() => reloadProfile(client, sessions)}
        onLanguageChosen={({ language }) => {
          if (language !== current)
            chooseLanguage(language, { storage, leaving, page: document, location: window.location });
        }}
      />
    </Page>
  );
}

/** The own profile (C-ROUTE-31). */
export function ProfileRoute() {
  return (
    <PageGuard name="profile">
      <Profile />
    </PageGuard>
  );
}
