import { isScreenFailure, mayReconnect, type ScreenMonitor } from '@remote-console/domain';
import { Eye, MonitorPlay, SignalLow, type LucideIcon } from 'lucide-react';
import type { ReactNode, RefCallback } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, SMALL_ICON } from '../../primitives/index.ts';
import { MonitorFrame } from './MonitorFrame.tsx';
import styles from './RemoteScreen.module.css';
import type { ScreenState } from './screenState.ts';
import type { ScreenWishes } from './useScreen.ts';

interface ScreenStageProps {
  readonly state: ScreenState;
  readonly size: ScreenWishes['size'];
  /** The displayed one; null for all of the screen. */
  readonly monitor: ScreenMonitor | null;
  /** Says that nothing is sent to the device; null if input is allowed. */
  readonly viewOnlyLabel: string | null;
  readonly isPoor: boolean;
  /** Receives the element that the screen is rendered in. */
  readonly targetRef: RefCallback<HTMLDivElement>;
  readonly onRetry: () => void;
  /** What is on top of the screen. */
  readonly children?: ReactNode;
}

function Sign({ Icon, words }: { readonly Icon: LucideIcon; readonly words: string }) {
  return (
    <span className={styles.sign}>
      <Icon {...SMALL_ICON} />
      {words}
    </span>
  );
}

/** Why there is no picture, or no new one, as text. */
function useStageLabel({ phase, end }: ScreenState): string | null {
  const text = useText('remoteScreen');
  const sessionText = useText('remote');
  switch (phase) {
    case 'waiting':
    case 'live':
      return null;
    case 'notLoaded':
    case 'broken':
      return text(phase);
    case 'over':
      if (end && isScreenFailure(end.detail)) return sessionText(`failed_${end.detail}`);
      return text(end && mayReconnect(end.reason) ? 'interrupted' : 'over');
  }
}

/** The container of the screen, with a message over it if it is not available. */
export function ScreenStage({
  state,
  size,
  monitor,
  viewOnlyLabel,
  isPoor,
  targetRef,
  onRetry,
  children,
}: ScreenStageProps) {
  const text = useText('remoteScreen');
  const words = useStageLabel(state);
  const { phase, desktop, lastPicture } = state;
  const isWaiting = phase === 'waiting';
  return (
    <div className={styles.stage}>
      <MonitorFrame monitor={monitor} screen={state.size} size={size}>
        <div ref={targetRef} className={styles.target} />
        {lastPicture !== null && phase !== 'live' && (
          <img
            className={`${styles.lastPicture} ${size === 'actual' && !monitor ? styles.lastPictureActual : ''}`}
            src={lastPicture}
            alt=""
          />
        )}
      </MonitorFrame>
      {children}
      {isWaiting && (
        <div className={styles.cover} aria-busy>
          <div className={styles.waiting}>
            {lastPicture === null && <div className={styles.waitingScreen} aria-hidden />}
            <output className={styles.words}>{text('waiting')}</output>
          </div>
        </div>
      )}
      {words !== null && (
        <div className={styles.cover}>
          <div className={styles.words} role="alert">
            {words}
            {phase === 'notLoaded' && (
              <div className={styles.wordsAct}>
                <Button onClick={onRetry}>{text('tryAgain')}</Button>
              </div>
            )}
          </div>
        </div>
      )}
      <p className={styles.leaveHint} aria-hidden>
        {text('leaveHint')}
      </p>
      <div className={styles.signs}>
        {desktop?.simulated === true && <Sign Icon={MonitorPlay} words={text('simulated')} />}
        {phase === 'live' && viewOnlyLabel !== null && <Sign Icon={Eye} words={viewOnlyLabel} />}
        {phase === 'live' && isPoor && <Sign Icon={SignalLow} words={text('connection_poor')} />}
      </div>
    </div>
  );
}
