import type { TerminalRecording } from '@remote-console/domain';
import { useEffect, useState } from 'react';
import { useStyleNonce } from '../../provider/contexts.ts';
import terminal from '../RemoteTerminal/TerminalView.module.css';
import { playTerminal, type PlayedTerminal } from './playTerminal.ts';
import styles from './SessionPlayer.module.css';

interface TerminalStageProps {
  readonly recording: TerminalRecording;
  /** Name of the terminal, for those who listen. */
  readonly label: string;
  /** Words that are marked where they were last shown; empty for none. */
  readonly marked: string;
  /** Hears of the stage once it is there; null when it goes. */
  readonly onStage: (stage: PlayedTerminal | null) => void;
}

/** Where a recorded terminal is shown. */
export function TerminalStage({ recording, label, marked, onStage }: TerminalStageProps) {
  const nonce = useStyleNonce();
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [stage, setStage] = useState<PlayedTerminal | null>(null);

  useEffect(() => {
    if (!box) return undefined;
    const played = playTerminal(box, nonce, recording);
    setStage(played);
    onStage(played);
    return () => {
      onStage(null);
      played.dispose();
    };
  }, [box, nonce, recording, onStage]);
  useEffect(() => stage?.setLabel(label), [stage, label]);
  useEffect(() => stage?.mark(marked), [stage, marked]);

  return <div ref={setBox} className={`${terminal.box} ${styles.terminal}`} />;
}
