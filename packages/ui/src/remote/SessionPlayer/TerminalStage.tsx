import type { TerminalRecording } from '@remote-console/domain';
import { useEffect, useState } from 'react';
import { useStyleNonce } from '../../contexts/index.ts';
import terminal from '../RemoteTerminal/TerminalView.module.css';
import { playTerminal, type PlayedTerminal } from './playTerminal.ts';
import styles from './SessionPlayer.module.css';

interface TerminalStageProps {
  readonly recording: TerminalRecording;
  /** Receives the stage once it is there; what it returns is called when the stage goes. */
  readonly onStage: (stage: PlayedTerminal) => () => void;
}

/** Where a recorded terminal is shown. */
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
