import { readAsciicast, readFbs, type RecordingKind } from '@remote-console/domain';
import { useMemo } from 'react';
import { useFileSize, useText } from '../../i18n/index.ts';
import { PlayerFault } from './PlayerFault.tsx';
import { ScreenPlayer } from './ScreenPlayer.tsx';
import styles from './SessionPlayer.module.css';
import { TerminalPlayer } from './TerminalPlayer.tsx';

export interface SessionPlayerProps {
  /** What was recorded: a terminal as asciicast (version 2), or a screen as FBS. */
  readonly kind: RecordingKind;
  /** The complete recording; null while loading. */
  readonly content: Uint8Array | null;
  /** The loaded and total size of a recording being loaded, in bytes. */
  readonly progress?: { readonly arrived: number; readonly size: number } | undefined;
  /** Name of the device, for labels. */
  readonly deviceName: string;
  /** Whether it plays as soon as possible; otherwise it is paused at its start. */
  readonly startsPlaying?: boolean;
  /** Downloads a recording that cannot be played; not offered without it. */
  readonly onDownload?: (() => void) | undefined;
}

function Loading({ progress }: Pick<SessionPlayerProps, 'progress'>) {
  const text = useText('remoteRecordings');
  const words = useFileSize();
  const { arrived, size } = progress ?? { arrived: 0, size: 0 };
  const share = size === 0 ? 0 : Math.min(100, (arrived / size) * 100);
  return (
    <div className={styles.center} aria-busy>
      <output>{text('loading')}</output>
      <div aria-hidden className={styles.progress}>
        <div className={styles.progressShare} style={{ width: `${share}%` }} />
      </div>
      {progress && <span>{text('loaded', { arrived: words(arrived), size: words(size) })}</span>}
    </div>
  );
}

interface LoadedProps extends Omit<SessionPlayerProps, 'content' | 'progress' | 'startsPlaying'> {
  readonly content: Uint8Array;
  readonly startsPlaying: boolean;
}

function Loaded({ kind, content, ...player }: LoadedProps) {
  const text = useText('remoteRecordings');
  const terminal = useMemo(() => (kind === 'terminal' ? readAsciicast(content) : null), [kind, content]);
  const screen = useMemo(() => (kind === 'screen' ? readFbs(content) : null), [kind, content]);
  const recording = terminal ?? screen ?? 'unreadable';
  if (typeof recording === 'string') {
    return (
      <section aria-label={text('player', { device: player.deviceName })} className={styles.player}>
        <div className={styles.center}>
          <PlayerFault fault={recording} onDownload={player.onDownload} />
        </div>
      </section>
    );
  }
  return 'events' in recording ? (
    <TerminalPlayer {...player} recording={recording} />
  ) : (
    <ScreenPlayer {...player} recording={recording} />
  );
}

/**
 * Plays the recording of a session with a device: as large as its parent, with seeking, speed, full screen and, for
 * terminals, a search in the output. Nothing in a recording can do anything in the page but be displayed. The code is
 * loaded with the first recording of its kind.
 */
export function SessionPlayer({ content, progress, startsPlaying = false, ...player }: SessionPlayerProps) {
  const text = useText('remoteRecordings');
  if (content === null) {
    return (
      <section aria-label={text('player', { device: player.deviceName })} className={styles.player}>
        <Loading progress={progress} />
      </section>
    );
  }
  return <Loaded {...player} content={content} startsPlaying={startsPlaying} />;
}
