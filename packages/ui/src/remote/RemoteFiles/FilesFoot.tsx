import { fileSizeText } from '@remote-console/domain';
import { useLanguage, useText } from '../../i18n/index.ts';
import styles from './FilesFoot.module.css';

export interface FilesFootProps {
  /** Number of files and folders in the folder; null while something else is shown. */
  readonly count: number | null;
  /** Free bytes on the device; null if unknown. */
  readonly free: number | null;
  /** Whether files can be dropped here. */
  readonly mayDrop: boolean;
}

/** The size of a folder, and the free space. */
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
