import { X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { IconButton, SMALL_ICON } from '../../primitives/index.ts';
import styles from './RemoteScreen.module.css';

interface ScreenNoticeProps {
  /** A temporary notice; empty if there is none. */
  readonly words: string;
  /** Whether a finger moves the pointer; help for that is shown until the person hides it. */
  readonly isPad: boolean;
}

/** The notice over the screen, and the help for moving the pointer by touch. */
export function ScreenNotice({ words, isPad }: ScreenNoticeProps) {
  const text = useText('remoteScreen');
  const [helpIsHidden, setHelpHidden] = useState(false);
  return (
    <div className={styles.notice}>
      {isPad && !helpIsHidden && (
        <div className={`${styles.words} ${styles.help}`}>
          {text('pointerHelp')}
          <IconButton size="small" aria-label={text('hideHelp')} onClick={() => setHelpHidden(true)}>
            <X {...SMALL_ICON} />
          </IconButton>
        </div>
      )}
      <output className={words === '' ? '' : styles.words}>{words}</output>
    </div>
  );
}
