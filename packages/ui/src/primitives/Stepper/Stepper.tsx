import { Check, X } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SMALL_ICON } from '../icon.ts';
import styles from './Stepper.module.css';

/** One step. */
export interface Step {
  readonly key: string;
  readonly label: string;
}

export interface StepperProps {
  /** The goal of the steps. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** The index of the current step, from 0; the number of steps means that all are done. */
  readonly current: number;
  /** Whether the current step failed. */
  readonly failed?: boolean;
}

type StepState = 'done' | 'current' | 'failed' | 'ahead';

function stateOf(index: number, current: number, failed: boolean): StepState {
  if (index < current) return 'done';
  if (index > current) return 'ahead';
  return failed ? 'failed' : 'current';
}

function Sign({ state, position }: { readonly state: StepState; readonly position: number }) {
  const sign = { done: <Check {...SMALL_ICON} />, failed: <X {...SMALL_ICON} />, current: null, ahead: null }[state];
  return (
    <span aria-hidden className={styles.sign}>
      {sign ?? position}
    </span>
  );
}

/** Numbered steps: done, current and upcoming. Screen readers get the state of each as text. */
export function Stepper({ label, steps, current, failed = false }: StepperProps) {
  const text = useText('common');
  const words = {
    done: text('stepDone'),
    current: text('stepCurrent'),
    failed: text('stepFailed'),
    ahead: text('stepAhead'),
  };
  return (
    <ol aria-label={label} className={styles.list}>
      {steps.map(({ key, label: name }, index) => {
        const state = stateOf(index, current, failed);
        return (
          <li
            key={key}
            className={`${styles.step} ${styles[state]}`}
            {...(index === current ? { 'aria-current': 'step' as const } : {})}
          >
            <Sign state={state} position={index + 1} />
            <span className={styles.name}>
              <VisuallyHidden>{text('stepPosition', { position: index + 1, total: steps.length })} </VisuallyHidden>
              {name}
              <VisuallyHidden> {words[state]}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
