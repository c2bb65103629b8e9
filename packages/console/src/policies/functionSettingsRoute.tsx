import { useText } from '@remote-console/ui';
import { BatchUpdateWidget, FunctionSettingsWidget } from '@remote-console/ui/policies';
import { Page, PageGuard } from '../page/index.ts';

function FunctionSettings() {
  const text = useText('frame');
  return (
    <Page title={text('pageFunctionSettings')} actions={<BatchUpdateWidget />}>
      <FunctionSettingsWidget />
    </Page>
  );
}

/** The function settings (C-ROUTE-44). Any signed-in user may view them; managers change them (C-GUARD-21). */
export function FunctionSettingsRoute() {
  return (
    <PageGuard name="function-settings">
      <FunctionSettings />
    </PageGuard>
  );
}
