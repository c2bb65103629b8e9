import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './Skeletons.module.css';

interface WaitingProps {
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** Announces loading to screen readers, and shows a placeholder to others. */
export function Waiting({ label, children }: WaitingProps) {
  const text = useText('common');
  return (
    <div aria-busy className={styles.waiting}>
      <output className={styles.words}>
        <VisuallyHidden>{label ?? text('loading')}</VisuallyHidden>
      </output>
      <div aria-hidden>{children}</div>
    </div>
  );
}

const WIDTHS = [64, 48, 72, 56, 68, 44, 60, 52] as const;

/** A width in percent that makes rows look like text and not uniform; deterministic. */
export const widthAt = (index: number) => `${WIDTHS[index % WIDTHS.length] ?? 60}%`;

/** The numbers from 0 to one less than `count`. */
export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
