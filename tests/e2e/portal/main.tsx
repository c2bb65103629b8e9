import { createApiClient } from '@remote-console/api-client';
import { defaultDeviceView } from '@remote-console/domain';
import { RemoteConsoleProvider } from '@remote-console/ui';
import { LoginWidget } from '@remote-console/ui/accounts';
import { DeviceListWidget } from '@remote-console/ui/devices';
import { GroupTreeWidget } from '@remote-console/ui/groups';
import '@remote-console/ui/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What the page's policy blocked, where a test can read it. */
const refused = document.documentElement.dataset;
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, lineNumber }) => {
  refused['refused'] = `${refused['refused'] ?? ''}${effectiveDirective} ${sourceFile}:${lineNumber}\n`;
});

const token = () => sessionStorage.getItem('token') ?? '';
const api = createApiClient({ token, language: () => 'en' });

/** The widgets of somebody who is signed in. */
function Fleet() {
  const [groupId, setGroupPk] = useState('all');
  const [view, setView] = useState(() => defaultDeviceView('table'));
  return (
    <div className="fleet">
      <GroupTreeWidget groupId={groupId} onOpenGroup={(choice) => setGroupPk(choice.groupId)} />
      <DeviceListWidget groupId={groupId} view={view} onViewChange={setView} />
    </div>
  );
}

/** A portal that embeds widgets, as the README describes it. */
function Portal() {
  const [isSignedIn, setSignedIn] = useState(token() !== '');
  return (
    <RemoteConsoleProvider api={api} language="en" mode="light">
      {isSignedIn ? (
        <Fleet />
      ) : (
        <LoginWidget
          onLoggedIn={(login) => {
            sessionStorage.setItem('token', login.token);
            setSignedIn(true);
          }}
        />
      )}
    </RemoteConsoleProvider>
  );
}

const element = document.getElementById('root');
if (element) createRoot(element).render(<Portal />);
