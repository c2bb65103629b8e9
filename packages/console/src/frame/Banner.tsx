import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';

interface BannerProps {
  readonly Icon: LucideIcon;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** A line below the bar about something that concerns the whole console. */
export function Banner({ Icon, children, action }: BannerProps) {
  return (
    <div className={styles.banner}>
      <Icon size={16} strokeWidth={1.8} aria-hidden className={styles.sign} />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
