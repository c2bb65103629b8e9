import { offersTutorial, type ConsoleMode } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { Bell, Compass, Headset, MessageCircle } from 'lucide-react';
import { hrefOf } from '../routing/index.ts';
import { DrawerEntry } from './DrawerEntry.tsx';
import styles from './DrawerMenu.module.css';
import { useFrame } from './frameContext.ts';
import { useHelp } from './useHelp.ts';

interface DrawerHelpProps {
  readonly mode: ConsoleMode;
  /** Called when an entry was pressed. */
  readonly onGo: () => void;
}

const SIGN = { size: 16, strokeWidth: 1.8, 'aria-hidden': true } as const;

/** What a wide screen has behind the icons in the bar: notices, help, the tour. */
export function DrawerHelp({ mode, onGo }: DrawerHelpProps) {
  const text = useText('frame');
  const lang = useLanguage();
  const { startTutorial } = useFrame();
  const { support, consultation } = useHelp(mode);
  return (
    <div className={styles.entries}>
      <DrawerEntry way={{ kind: 'inside', href: hrefOf('notice', { lang }) }} onGo={onGo}>
        <Bell {...SIGN} />
        {text('pageNotices')}
      </DrawerEntry>
      <DrawerEntry way={support} onGo={onGo}>
        <Headset {...SIGN} />
        {text('support')}
      </DrawerEntry>
      {consultation && (
        <DrawerEntry way={consultation} onGo={onGo}>
          <MessageCircle {...SIGN} />
          {text('consultation')}
        </DrawerEntry>
      )}
      {offersTutorial(mode) && (
        <DrawerEntry way={{ kind: 'act', act: startTutorial }} onGo={onGo}>
          <Compass {...SIGN} />
          {text('tutorial')}
        </DrawerEntry>
      )}
    </div>
  );
}
