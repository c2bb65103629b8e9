import { useText } from '../../i18n/index.ts';
import styles from './DropHint.module.css';

/** Says where a dragged file would be dropped. */
export function DropHint({ folder }: { readonly folder: string }) {
  const text = useText('remoteFiles');
  return <div className={styles.overlay}>{text('dropHere', { folder })}</div>;
}
