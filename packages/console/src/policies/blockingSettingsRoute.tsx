import { useText } from '@remote-console/ui';
import { BlockingSettingsWidget } from '@remote-console/ui/policies';
import { Page, PageGuard } from '../page/index.ts';

function BlockingSettings() {
  const text = useText('frame');
  return (
    <Page title={text('pageBlockingSettings')}>
      <BlockingSettingsWidget />
    </Page>
  );
}

/** The IP blocking settings (C-ROUTE-45). Any signed-in user may view them; managers change them (C-GUARD-22). */
export function BlockingSettingsRoute() {
  return (
    <PageGuard name="blocking-settings">
      <BlockingSettings />
    </PageGuard>
  );
}
