import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { TextFunction } from '../i18n/index.ts';
import { Button, VisuallyHidden, IconButton } from '../primitives/index.ts';
import styles from './ToastCard.module.css';
import { toastLifetime, type ShownToast } from './toastState.ts';
import type { ToastTone } from '../contexts/index.ts';

const SIGNS: Record<
  ToastTone,
  { Icon: LucideIcon; color: string; word: 'success' | 'information' | 'warning' | 'error' }
> = {
  success: { Icon: CircleCheck, color: styles.success, word: 'success' },
  info: { Icon: Info, color: styles.info, word: 'information' },
  warn: { Icon: TriangleAlert, color: styles.warn, word: 'warning' },
  error: { Icon: CircleAlert, color: styles.error, word: 'error' },
};

/** How much of a toast is shown: all of it, two lines in the bar, or nothing while another one is. */
export type ToastForm = 'whole' | 'brief' | 'hidden';

interface ToastCardProps {
  readonly text: TextFunction<'common'>;
  readonly toast: ShownToast;
  readonly form: ToastForm;
  /** How many other toasts are queued behind this one. */
  readonly others: number;
  /** Whether its time is paused. */
  readonly held: boolean;
  readonly onClose: (id: number) => void;
}

/** One toast, with its action. */
export function ToastCard({ text, toast, form, others, held, onClose }: ToastCardProps) {
  const { id, tone, detail, action } = toast;
  const { Icon, color, word } = SIGNS[tone];
  const lifetime = toastLifetime(toast);
  const isBrief = form === 'brief';

  useEffect(() => {
    if (lifetime === null || held) return undefined;
    const timer = setTimeout(() => onClose(id), lifetime);
    return () => clearTimeout(timer);
  }, [id, lifetime, held, onClose]);

  return (
    <div className={`${styles.card} ${styles[form]}`}>
      <span className={`${styles.sign} ${color}`}>
        <Icon size={18} strokeWidth={1.8} aria-hidden />
        <VisuallyHidden>{text(word)}</VisuallyHidden>
      </span>
      <div className={styles.words}>
        {detail === undefined ? (
          toast.text
        ) : (
          <>
            <div className={styles.line}>{toast.text}</div>{' '}
            <div className={`${styles.line} ${styles.detail}`}>{detail}</div>
          </>
        )}
      </div>
      {isBrief && others > 0 && (
        <span className={styles.others}>
          <span aria-hidden>+{others}</span>
          <VisuallyHidden>{text('moreToasts', { count: others })}</VisuallyHidden>
        </span>
      )}
      {action && (
        <div className={styles.action}>
          <Button
            size="small"
            onClick={() => {
              onClose(id);
              action.run();
            }}
          >
            {action.label}
          </Button>
        </div>
      )}
      <div className={styles.dismiss}>
        <IconButton size="small" aria-label={text('dismissToast')} onClick={() => onClose(id)}>
          <X size={16} strokeWidth={1.8} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
