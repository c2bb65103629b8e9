import { useApi } from '@remote-console/api-client/react';
import { offersTutorial } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { ProfileWidget } from '@remote-console/ui/users';
import { useFrame } from '../frame/index.ts';
import { Page, PageGuard } from '../page/index.ts';
import { useServices } from '../services/index.ts';
import { chooseLanguage, reloadProfile } from '../session/index.ts';

interface ProfilePageProps {
  /** Starts the tour; if left out, none is offered. */
  readonly onTutorial?: (() => void) | undefined;
}

/** The user's own profile page. */
export function ProfilePage({ onTutorial }: ProfilePageProps) {
  const text = useText('frame');
  const current = useLanguage();
  const { client } = useApi();
  const { sessions, storage, unsavedChanges } = useServices();
  return (
    <Page title={text('pageProfile')}>
      <ProfileWidget
        onTutorial={onTutorial}
        onChanged={() => reloadProfile(client, sessions)}
        onLanguageChosen={({ language }) => {
          if (language !== current)
            chooseLanguage(language, { storage, unsavedChanges, page: document, location: window.location });
        }}
      />
    </Page>
  );
}

function Profile() {
  const { mode } = useServices();
  const { startTutorial } = useFrame();
  return <ProfilePage onTutorial={offersTutorial(mode) ? startTutorial : undefined} />;
}

/** The user's own profile (C-ROUTE-31). */
export function ProfileRoute() {
  return (
    <PageGuard name="profile">
      <Profile />
    </PageGuard>
  );
}
