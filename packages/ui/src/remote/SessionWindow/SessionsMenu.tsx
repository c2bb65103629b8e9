import MenuItem from '@mui/material/MenuItem';
import type { RunningSession } from '@remote-console/api-client';
import { clockText, type RemoteKind } from '@remote-console/domain';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { useList, useText } from '../../i18n/index.ts';
import { Button, VisuallyHidden, ICON, PopupMenu } from '../../primitives/index.ts';
import styles from './SessionsMenu.module.css';
import { KIND_ICONS } from './sessionTexts.ts';
import { useSeconds } from './useSeconds.ts';

interface SessionsMenuProps {
  /** The person's other sessions. */
  readonly sessions: readonly RunningSession[];
  readonly onOpen: (choice: { readonly deviceId: number; readonly kind: RemoteKind }) => void;
}

function Entry({ session }: { readonly session: RunningSession }) {
  const text = useText('remote');
  const list = useList();
  const kind = session.kinds[0] ?? 'terminal';
  const Icon = KIND_ICONS[kind];
  const words = session.kinds.length === 0 ? text('away') : list(session.kinds.map((each) => text(each)));
  return (
    <>
      <Icon {...ICON} />
      <span className={styles.words}>
        <span className={styles.name}>{session.deviceName}</span>
        <span className={styles.about}>
          {words} · {clockText(useSeconds() - Date.parse(session.startTime))}
        </span>
      </span>
    </>
  );
}

/** The person's other sessions, one click away. Not rendered without any. */
export function SessionsMenu({ sessions, onOpen }: SessionsMenuProps) {
  const text = useText('remote');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (sessions.length === 0) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={text('otherSessions')}
        startIcon={<Layers {...ICON} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span aria-hidden>{sessions.length}</span>
        <VisuallyHidden>{text('otherSessionsCount', { count: sessions.length })}</VisuallyHidden>
      </Button>
      <PopupMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': text('otherSessions') } }}
      >
        {sessions.map((session) => (
          <MenuItem
            key={session.id}
            onClick={() => {
              close();
              onOpen({ deviceId: session.deviceId, kind: session.kinds[0] ?? 'terminal' });
            }}
          >
            <Entry session={session} />
          </MenuItem>
        ))}
      </PopupMenu>
    </>
  );
}
