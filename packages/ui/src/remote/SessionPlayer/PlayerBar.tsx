import { clockText, isPlaySpeed, PLAY_SPEEDS } from '@remote-console/domain';
import { ChevronsRight, FastForward, Maximize, Minimize, Pause, Play, Rewind, RotateCcw, Search } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { NativeSelect } from '../../primitives/index.ts';
import type { Playback, PlaybackState } from './createPlayback.ts';
import { PlayerTool } from './PlayerTool.tsx';
import styles from './PlayerBar.module.css';
import { Timeline } from './Timeline.tsx';

/** How far the skip buttons jump, in milliseconds. */
const LEAP_MS = 10_000;

/** The state and actions of a player's controls. */
export interface PlayerBarProps {
  readonly state: PlaybackState;
  /** Null until there is something to play. */
  readonly playback: Playback | null;
  /** Total length in milliseconds. */
  readonly duration: number;
  /** Positions of the search results. */
  readonly matches: readonly number[];
  /** The search in the recording, if there is one. */
  readonly find?: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
  readonly isFull: boolean;
  /** Undefined if the browser does not support it. */
  readonly onFullScreen?: (() => void) | undefined;
}

/** The current action of the play button, with its icon. */
function usePlayButton({ position, isPlaying }: PlaybackState, duration: number) {
  const text = useText('remoteRecordings');
  if (isPlaying) return { label: text('pause'), Icon: Pause };
  return position > 0 && position >= duration
    ? { label: text('again'), Icon: RotateCcw }
    : { label: text('play'), Icon: Play };
}

function SpeedSelect({ speed, playback }: Pick<PlaybackState, 'speed'> & Pick<PlayerBarProps, 'playback'>) {
  const text = useText('remoteRecordings');
  return (
    <NativeSelect
      className={styles.speed}
      aria-label={text('speed')}
      value={speed}
      onChange={({ target }) => {
        const chosen = Number(target.value);
        if (isPlaySpeed(chosen)) playback?.setSpeed(chosen);
      }}
    >
      {PLAY_SPEEDS.map((each) => (
        <option key={each} value={each}>
          {text('times', { speed: each })}
        </option>
      ))}
    </NativeSelect>
  );
}

/** The controls of a player: position and actions. */
export function PlayerBar({ state, playback, duration, matches, find, isFull, onFullScreen }: PlayerBarProps) {
  const text = useText('remoteRecordings');
  const { position, isPlaying, speed, skipsIdle } = state;
  const button = usePlayButton(state, duration);
  return (
    <div className={styles.bar}>
      <Timeline position={position} duration={duration} matches={matches} onSeek={(moment) => playback?.seek(moment)} />
      <div role="toolbar" aria-label={text('controls')} className={styles.controls}>
        <PlayerTool
          {...button}
          isDisabled={playback === null}
          onPress={() => (isPlaying ? playback?.pause() : playback?.play())}
        />
        <PlayerTool label={text('back')} Icon={Rewind} onPress={() => playback?.seek(position - LEAP_MS)} />
        <PlayerTool label={text('forward')} Icon={FastForward} onPress={() => playback?.seek(position + LEAP_MS)} />
        <span className={styles.clock}>
          <span className={styles.now}>{clockText(position)}</span> / {clockText(duration)}
        </span>
        <span className={styles.spring} />
        <PlayerTool
          label={text('skipIdle')}
          Icon={ChevronsRight}
          isPressed={skipsIdle}
          isWorded
          onPress={() => playback?.setSkipsIdle(!skipsIdle)}
        />
        <SpeedSelect speed={speed} playback={playback} />
        {find && (
          <PlayerTool label={text('find')} Icon={Search} isPressed={find.isOpen} isWorded onPress={find.onToggle} />
        )}
        {onFullScreen && (
          <PlayerTool
            label={text(isFull ? 'leaveFullScreen' : 'fullScreen')}
            Icon={isFull ? Minimize : Maximize}
            onPress={onFullScreen}
          />
        )}
      </div>
    </div>
  );
}
