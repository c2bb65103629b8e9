import type { InboxPreference } from '@remote-console/api-client';
import { useInboxPreferences } from '@remote-console/api-client/react';
import { useText } from '../i18n/index.ts';
import { Breadcrumb, ListSkeleton, ListSurface, Note, PanelContent, SectionPage } from '../primitives/index.ts';
import { InboxPreferences } from './InboxPreferences/InboxPreferences.tsx';
import { useChoices } from './useChoices.ts';

export interface InboxPreferencesWidgetProps {
  /** The page of the inbox; without it there is no link back. */
  readonly inboxHref?: string;
}

function Choices({ preferences }: { readonly preferences: readonly InboxPreference[] }) {
  const { chosen, faults, choose } = useChoices(preferences);
  return <InboxPreferences preferences={chosen} faults={faults} onChoose={choose} />;
}

/** Where notifications of each kind arrive: in the inbox, by email as well, or not at all. */
export function InboxPreferencesWidget({ inboxHref }: InboxPreferencesWidgetProps) {
  const text = useText('inbox');
  const read = useInboxPreferences();
  return (
    <SectionPage
      title={text('settingsTitle')}
      width="form"
      breadcrumb={
        inboxHref !== undefined && (
          <Breadcrumb items={[{ label: text('title'), href: inboxHref }, { label: text('settingsTitle') }]} />
        )
      }
    >
      <PanelContent
        read={read}
        skeleton={
          <ListSurface>
            <ListSkeleton rows={5} />
          </ListSurface>
        }
      >
        {({ objects }) => <Choices preferences={objects} />}
      </PanelContent>
      <Note tone="info">{text('settingsNote')}</Note>
    </SectionPage>
  );
}
