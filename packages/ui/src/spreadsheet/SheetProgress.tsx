import LinearProgress from '@mui/material/LinearProgress';
import styles from './SheetProgress.module.css';

/** What continues with a sheet now; it is unknown how long it takes. */
export function SheetProgress({ children }: { readonly children: string }) {
  return (
    <div role="status">
      <div className={styles.activity}>{children}</div>
      <LinearProgress aria-hidden />
    </div>
  );
}
