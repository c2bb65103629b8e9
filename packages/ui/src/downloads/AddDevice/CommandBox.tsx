import { useText } from '../../i18n/index.ts';
import { CopyButton, ScrollArea } from '../../primitives/index.ts';
import styles from './CommandBox.module.css';

export interface CommandBoxProps {
  /** Its name, for screen readers. */
  readonly name: string;
  /** What is copied, verbatim. */
  readonly content: string;
}

/** A command or a script to copy. */
export function CommandBox({ name, content }: CommandBoxProps) {
  const text = useText('downloads');
  return (
    <div className={styles.command}>
      <ScrollArea as="pre" role="group" aria-label={name} className={styles.content}>
        {content}
      </ScrollArea>
      <div className={styles.copy}>
        <CopyButton value={content} label={name} words={text('addCopy')} />
      </div>
    </div>
  );
}
