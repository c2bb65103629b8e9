import type { ScreenMonitor } from '@remote-console/domain';
import type { CSSProperties, ReactNode } from 'react';
import styles from './RemoteScreen.module.css';
import type { ScreenState } from './screenState.ts';
import type { ScreenWishes } from './useScreen.ts';

interface MonitorFrameProps {
  /** The displayed part of the screen; null for all of it. */
  readonly monitor: ScreenMonitor | null;
  /** The size of the whole screen. */
  readonly screen: ScreenState['size'];
  readonly size: ScreenWishes['size'];
  /** Shown as the whole screen. */
  readonly children: ReactNode;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The frame is as large as the monitor, or as the space in its aspect ratio. */
function frameOf({ width, height }: ScreenMonitor, size: ScreenWishes['size']): CSSProperties {
  if (size === 'actual') return { width, height };
  return { width: `min(100cqw, ${(width / height) * 100}cqh)`, aspectRatio: `${width} / ${height}` };
}

/** The whole screen behind its frame, in which only the monitor is visible. */
function wholeOf(monitor: ScreenMonitor, { width, height }: ScreenState['size']): CSSProperties {
  return {
    left: percent(-monitor.x, monitor.width),
    top: percent(-monitor.y, monitor.height),
    width: percent(width, monitor.width),
    height: percent(height, monitor.height),
  };
}

/**
 * Shows one monitor of a screen: the screen is rendered into an element that is larger than the frame in the ratio of
 * screen to monitor, so that its coordinates stay the same.
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
