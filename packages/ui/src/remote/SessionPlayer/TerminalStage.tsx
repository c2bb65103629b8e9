import type { TerminalRecording } from '@remote-console/domain';
import { useEffect, useState } from 'react';
import { useStyleNonce } from '../../contexts/index.ts';
import terminal from '../RemoteTerminal/TerminalView.module.css';
import { playTerminal, type PlayedTerminal } from './playTerminal.ts';
import styles from './SessionPlayer.module.css';

interface TerminalStageProps {
  readonly recording: TerminalRecording;
  /** Receives the stage once mounted; the returned function is called when it is removed. */
  readonly onStage: (stage: PlayedTerminal) => () => void;
}

/** The display of a recorded terminal. */
export function TerminalStage({ recording, onStage }: TerminalStageProps) {
  const nonce = useStyleNonce();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!box) return undefined;
    const played = playTerminal(box, nonce, recording);
    const leave = onStage(played);
    return () => {
      leave();
      played.dispose();
    };
  }, [box, nonce, recording, onStage]);
  return <div ref={setBox} className={`${terminal.box} ${styles.terminal}`} />;
}
