import { offersTutorial, type ConsoleMode } from '@remote-console/domain';
import { useText } from '@remote-console/ui';
import { DenseButton, MenuEntry, MenuLine, PopupMenu } from '@remote-console/ui/primitives';
import { CircleUserRound, Compass, LogOut } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '../session/index.ts';
import styles from './AccountMenu.module.css';
import { Avatar } from './Avatar.tsx';
import { useFrame } from './frameContext.ts';
import { PersonLines } from './PersonLines.tsx';
import { roleLabel } from './roleLabel.ts';

interface AccountMenuProps {
  readonly session: Session;
  /** How the console runs; `null` where no tour can be started. */
  readonly mode: ConsoleMode | null;
  /** Address of the user's own profile; `null` where it is not among the pages. */
  readonly profileHref: string | null;
}

/** Who is signed in, with links to their profile and its security settings, the tour, and logout. */
export function AccountMenu({ session, mode, profileHref }: AccountMenuProps) {
  const text = useText('frame');
  const { logOut, startTutorial } = useFrame();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = roleLabel(session);
  const person = label === null ? null : text(label, { id: session.loginId });
  return (
    <>
      <DenseButton
        look="bare"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={
          person === null
            ? text('accountOf', { name: session.name })
            : `${person}, ${text('accountOf', { name: session.name })}`
        }
        onClick={(event) => setAnchor(event.currentTarget)}
        className={styles.account}
      >
        {person !== null && (
          <span title={person} className={styles.person}>
            {person}
          </span>
        )}
        <Avatar name={session.name} logo={session.profile} />
      </DenseButton>
      <PopupMenu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': text('account') } }}
      >
        <div role="presentation" className={styles.lines}>
          <PersonLines session={session} />
        </div>
        <MenuLine />
        {profileHref !== null && (
          <MenuEntry href={profileHref} onClick={() => setAnchor(null)}>
            <CircleUserRound size={16} strokeWidth={1.8} aria-hidden />
            {text('profileAndSecurity')}
          </MenuEntry>
        )}
        {mode && offersTutorial(mode) && (
          <MenuEntry
            onClick={() => {
              setAnchor(null);
              startTutorial();
            }}
          >
            <Compass size={16} strokeWidth={1.8} aria-hidden />
            {text('tutorial')}
          </MenuEntry>
        )}
        <MenuEntry
          onClick={() => {
            setAnchor(null);
            logOut();
          }}
        >
          <LogOut size={16} strokeWidth={1.8} aria-hidden />
          {text('logout')}
        </MenuEntry>
      </PopupMenu>
    </>
  );
}
