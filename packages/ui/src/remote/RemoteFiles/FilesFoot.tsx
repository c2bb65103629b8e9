import { fileSizeText } from '@remote-console/domain';
import { useLanguage, useText } from '../../i18n/index.ts';
import styles from './FilesFoot.module.css';

export interface FilesFootProps {
  /** How many files and folders are in the folder; null while something else is shown. */
  readonly count: number | null;
  /** Bytes that are free on the device; null where that is not known. */
  readonly free: number | null;
  /** Whether files can be dropped here. */
  readonly mayDrop: boolean;
}

/** How much is in a folder, and how much room there is. */
export function FilesFoot({ count, free, mayDrop }: FilesFootProps) {
  const text = useText('remoteFiles');
  const language = useLanguage();
  return (
    <div className={styles.foot}>
      {count !== null && <span>{text('itemCount', { count })}</span>}
      {free !== null && <span>{text('free', { size: fileSizeText(free, language) })}</span>}
      {mayDrop && <span>{text('dropHint')}</span>}
    </div>
  );
}
