import { createApiClient } from '@remote-console/api-client';
import { RemoteConsoleProvider } from '@remote-console/ui';
import { GroupSheetWidget } from '@remote-console/ui/groups';
import '@remote-console/ui/styles.css';
import { createRoot } from 'react-dom/client';

const api = createApiClient({ origin: location.origin, token: () => 'bench', language: () => 'en' });

const element = document.getElementById('root');
if (element) {
  createRoot(element).render(
    <RemoteConsoleProvider api={api} language="en">
      <GroupSheetWidget open onClose={() => undefined} />
    </RemoteConsoleProvider>,
  );
}
