import { RemoteConsoleProvider } from '@remote-console/ui';
import { DragScope, GroupTree } from '@remote-console/ui/groups';
import '@remote-console/ui/styles.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { groupsOfAddress } from '../treeGroups.ts';

const groups = groupsOfAddress();

/** The group tree alone, in the height of a page, shown and hidden with a button. Its groups can be dragged. */
function Page() {
  const [shown, setShown] = useState(false);
  return (
    <div style={{ height: 800, width: 320 }}>
      <button id="show" onClick={() => setShown(!shown)}>
        Show
      </button>
      {shown && (
        <GroupTree
          groups={groups}
          selected={null}
          movesGroups
          onMove={() => undefined}
          onSelect={() => undefined}
          onRefused={() => undefined}
        />
      )}
    </div>
  );
}

const element = document.getElementById('root');
if (element) {
  createRoot(element).render(
    <RemoteConsoleProvider language="en">
      <DragScope>
        <Page />
      </DragScope>
    </RemoteConsoleProvider>,
  );
}
