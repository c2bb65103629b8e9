import { createApiClient } from '@remote-console/api-client';
import { aDevice } from '@remote-console/api-client/testing';
import { permissionsOf } from '@remote-console/domain';
import { RemoteConsoleProvider } from '@remote-console/ui';
import { DeviceLiveGrid } from '@remote-console/ui/devices';
import '@remote-console/ui/styles.css';
import { createRoot } from 'react-dom/client';

const TILES = 200;
const INTERVAL_MS = 1000;

const devices = Array.from({ length: TILES }, (_, index) =>
  aDevice({ id: index + 1, alias: `Device ${index + 1}`, isOnline: true, approval: 1, osId: 1 }),
);
const context = { permissions: permissionsOf({ type: 'Manager' }), corporate: true, mobile: false };
const api = createApiClient({ language: () => 'en', token: () => 'bench' });

const element = document.getElementById('root');
if (element) {
  createRoot(element).render(
    <RemoteConsoleProvider language="en" api={api}>
      <DeviceLiveGrid devices={devices} context={context} handlers={{}} interval={INTERVAL_MS} round={0} />
    </RemoteConsoleProvider>,
  );
}
