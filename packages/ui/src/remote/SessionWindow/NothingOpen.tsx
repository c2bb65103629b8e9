import { wayOnAfterRefusal } from '@remote-console/domain';
import { Lock } from 'lucide-react';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, StateMessage } from '../../primitives/index.ts';
import type { KindChoice } from './KindTabs.tsx';
import { KIND_ICONS } from './sessionTexts.ts';
import styles from './SessionWindow.module.css';
import { WayForward, type WaysOut } from './WayForward.tsx';

/** The status with which the server reports a conflict with the agent or the device. */
const CONFLICT = 409;

interface NothingOpenProps {
  /** The kind of connection of which none is open. */
  readonly choice: KindChoice;
  readonly actions: WaysOut;
  readonly onConnect: () => void;
}

/** Replaces a view: why the kind of connection is unavailable, or how to connect. */
export function NothingOpen({ choice: { kind, refusal }, actions, onConnect }: NothingOpenProps) {
  const text = useText('remote');
  const message = useMessage();
  const isTerminal = kind === 'terminal';
  return (
    <div className={styles.nothing}>
      {refusal === null ? (
        <StateMessage
          Icon={KIND_ICONS[kind]}
          title={text(isTerminal ? 'noTerminal' : 'notConnected')}
          hint={text(isTerminal ? 'noTerminalHint' : 'hint_reconnect')}
          action={
            <Button variant="contained" onClick={onConnect}>
              {text(isTerminal ? 'openTerminal' : 'connect')}
            </Button>
          }
        />
      ) : (
        <StateMessage
          Icon={Lock}
          title={text('kindUnavailable', { kind: text(kind) })}
          hint={message(refusal)}
          action={<WayForward way={wayOnAfterRefusal(CONFLICT, refusal)} ways={actions} />}
        />
      )}
    </div>
  );
}
