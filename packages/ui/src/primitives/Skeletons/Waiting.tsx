import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import styles from './Skeletons.module.css';

interface WaitingProps {
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** Says to those who listen that something is loaded, and draws its shape for the others. */
export function Waiting({ label, children }: WaitingProps) {
  const text = useText('common');
  return (
    <div aria-busy className={styles.waiting}>
      <output className={styles.words}>
        <HiddenText>{label ?? text('loading')}</HiddenText>
      </output>
      <div aria-hidden>{children}</div>
    </div>
  );
}

const WIDTHS = [64, 48, 72, 56, 68, 44, 60, 52] as const;

/** A width in percent that makes rows look like text and not like a fence; the same on each visit. */
export const widthAt = (index: number) => `${WIDTHS[index % WIDTHS.length] ?? 60}%`;

/** The numbers from 0 to one less than `count`. */
export const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
