import type { ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import { Stack } from '../../primitives/index.ts';
import styles from './ChosenApprovers.module.css';

interface ChosenApproversProps {
  /** Who decides, as a sentence. */
  readonly summary: string;
}

/** The text below a field, where there is no field. */
export function DialogHint({ children }: { readonly children: ReactNode }) {
  return <div className={styles.hint}>{children}</div>;
}

/** Who decides if the device's group has chosen approvers: nobody else can be named. */
export function ChosenApprovers({ summary }: ChosenApproversProps) {
  const text = useText('approvals');
  return (
    <Stack role="group" aria-label={text('approvers')} gap="xs">
      <div className={styles.label}>{text('approvers')}</div>
      <div className={styles.said}>{summary}</div>
    </Stack>
  );
}
