import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './StateMessage.module.css';

export interface StateMessageProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
  /** Announced when it appears: a failure is, an empty list is not. */
  readonly urgent?: boolean;
}

/** Shown in place of content: one icon, one sentence, one action. */
export function StateMessage({ Icon, title, hint, action, urgent = false }: StateMessageProps) {
  return (
    <div {...(urgent ? { role: 'alert' } : {})} className={styles.message}>
      <div className={styles.sign}>
        <Icon size={22} strokeWidth={1.8} aria-hidden />
      </div>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
