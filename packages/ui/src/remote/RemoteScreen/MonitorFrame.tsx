import type { ScreenMonitor } from '@remote-console/domain';
import type { CSSProperties, ReactNode } from 'react';
import styles from './RemoteScreen.module.css';
import type { ScreenState } from './screenState.ts';
import type { ScreenWishes } from './useScreen.ts';

interface MonitorFrameProps {
  /** What of the screen is shown; null for all of it. */
  readonly monitor: ScreenMonitor | null;
  /** Of the whole screen. */
  readonly screen: ScreenState['size'];
  readonly size: ScreenWishes['size'];
  /** Takes the place of the whole screen. */
  readonly children: ReactNode;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The frame is as large as the monitor, or as there is room in its proportion. */
function frameOf({ width, height }: ScreenMonitor, size: ScreenWishes['size']): CSSProperties {
  if (size === 'actual') return { width, height };
  return { width: `min(100cqw, ${(width / height) * 100}cqh)`, aspectRatio: `${width} / ${height}` };
}

/** The whole screen behind its frame, in which only the monitor is seen. */
function wholeOf(monitor: ScreenMonitor, { width, height }: ScreenState['size']): CSSProperties {
  return {
    left: percent(-monitor.x, monitor.width),
    top: percent(-monitor.y, monitor.height),
    width: percent(width, monitor.width),
    height: percent(height, monitor.height),
  };
}

/**
 * Shows one monitor of a screen: what draws the screen fills an element that is as much larger than the frame as the screen
 * is than the monitor, so that places on it stay what they are.
 */
export function MonitorFrame({ monitor, screen, size, children }: MonitorFrameProps) {
  return (
    <div className={styles.view}>
      <div className={monitor ? styles.monitor : styles.whole} style={monitor ? frameOf(monitor, size) : undefined}>
        <div className={styles.whole} style={monitor ? wholeOf(monitor, screen) : undefined}>
          {children}
        </div>
      </div>
    </div>
  );
}
