import LinearProgress from '@mui/material/LinearProgress';
import styles from './SheetProgress.module.css';

/** The current work on a sheet; its duration is unknown. */
export function SheetProgress({ children }: { readonly children: string }) {
  return (
    <div role="status">
      <div className={styles.activity}>{children}</div>
      <LinearProgress aria-hidden />
    </div>
  );
}
