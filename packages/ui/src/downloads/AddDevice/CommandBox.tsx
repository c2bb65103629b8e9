import { useText } from '../../i18n/index.ts';
import { CopyButton } from '../../primitives/index.ts';
import styles from './CommandBox.module.css';

export interface CommandBoxProps {
  /** What it is, for those who do not see the box. */
  readonly name: string;
  /** What is copied, to the letter. */
  readonly content: string;
}

/** A command or a script to copy. */
export function CommandBox({ name, content }: CommandBoxProps) {
  const text = useText('downloads');
  return (
    <div className={styles.command}>
      <pre
        role="group"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls is scrolled with the keyboard too
        tabIndex={0}
        className={styles.content}
      >
        {content}
      </pre>
      <div className={styles.copy}>
        <CopyButton value={content} label={name} words={text('addCopy')} />
      </div>
    </div>
  );
}
