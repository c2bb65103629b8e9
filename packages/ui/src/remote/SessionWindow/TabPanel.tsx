import { CONSENT_SECONDS, wayOnAfter, wayOnAfterRefusal, type RemoteEnd, type WayOn } from '@remote-console/domain';
import { CircleDot, CircleSlash, Hourglass, PlugZap, Unplug, UserRoundCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMessage, useSentences, useText } from '../../i18n/index.ts';
import { Button, Note, StateMessage } from '../../primitives/index.ts';
import type { SessionTab } from './sessionState.ts';
import { endWords } from './sessionTexts.ts';
import styles from './TabPanel.module.css';
import { KeepWatching, WayForward, type TabActions } from './WayForward.tsx';
import { useSeconds } from './useSeconds.ts';

const secondsUntil = (until: number, now: number) => Math.max(0, Math.ceil((until - now) / 1000));

function Consent({ since, onCancel }: { readonly since: number; readonly onCancel: () => void }) {
  const text = useText('remote');
  const count = secondsUntil(since + CONSENT_SECONDS * 1000, useSeconds());
  return (
    <StateMessage
      Icon={UserRoundCheck}
      title={text('waitingConsent')}
      hint={text('waitingConsentHint', { count })}
      action={<Button onClick={onCancel}>{text('cancelConnecting')}</Button>}
    />
  );
}

interface RecordingNoticeProps {
  readonly kind: SessionTab['kind'];
  /** How long the recording is kept, in days. */
  readonly days: number;
  readonly actions: TabActions;
}

/** What is recorded and how long it is kept, before anything is. */
function RecordingNotice({ kind, days, actions }: RecordingNoticeProps) {
  const text = useText('remote');
  const sentences = useSentences();
  return (
    <StateMessage
      Icon={CircleDot}
      title={text('recordingNotice')}
      hint={sentences(
        text(kind === 'terminal' ? 'recordingNoticeTerminal' : 'recordingNoticeScreen'),
        text('recordingNoticeKept', { count: days }),
      )}
      action={
        <>
          <Button variant="contained" onClick={actions.onAgree}>
            {text('recordingAgree')}
          </Button>
          <Button onClick={actions.onCancel}>{text('cancelConnecting')}</Button>
        </>
      }
    />
  );
}

function Reconnecting({ until, onTryNow }: { readonly until: number; readonly onTryNow: () => void }) {
  const text = useText('remote');
  const count = secondsUntil(until, useSeconds());
  return (
    <StateMessage
      Icon={Unplug}
      title={text('reconnecting')}
      hint={text('reconnectingHint', { count })}
      action={
        <Button variant="contained" onClick={onTryNow}>
          {text('tryNow')}
        </Button>
      }
    />
  );
}

/** Why a person may not join the terminal of somebody else, whatever their permissions on the device. */
const CLOSED_TERMINAL: readonly string[] = ['terminal_not_shared', 'terminal_over'];

interface WaysOnProps {
  readonly way: WayOn;
  readonly actions: TabActions;
  /** Opens the person's own terminal, if that of somebody else is not accessible. */
  readonly onOpenOwn: (() => void) | undefined;
}

/** The buttons after an end or a refusal: back to the previous connection, if it still exists. */
function WaysOn({ way, actions, onOpenOwn }: WaysOnProps) {
  const { onAgain, onKeepWatching } = actions;
  if (onKeepWatching) return <KeepWatching way={way} onKeepWatching={onKeepWatching} onAgain={onAgain} />;
  return <WayForward way={way} ways={actions} onAgain={onAgain} onOpenOwn={onOpenOwn} />;
}

function Ended({ end, actions }: { readonly end: RemoteEnd; readonly actions: TabActions }) {
  const text = useText('remote');
  const onOpenOwn = end.reason === 'sharing_ended' ? actions.onOpenOwn : undefined;
  const { what, hint: usualHint, detail } = endWords(end, text);
  const hint = onOpenOwn ? null : usualHint;
  return (
    <StateMessage
      urgent
      Icon={CircleSlash}
      title={what}
      hint={
        hint !== null && (
          <>
            {hint}
            {detail !== null && <span className={styles.detail}>{detail}</span>}
          </>
        )
      }
      action={<WaysOn way={wayOnAfter(end.reason)} actions={actions} onOpenOwn={onOpenOwn} />}
    />
  );
}

/** The message while nothing is live; `null` otherwise. */
function useStateLabel({ kind, state }: SessionTab, actions: TabActions): ReactNode {
  const text = useText('remote');
  const message = useMessage();
  const cancel = <Button onClick={actions.onCancel}>{text('cancelConnecting')}</Button>;
  switch (state.kind) {
    case 'asking':
      return <StateMessage Icon={PlugZap} title={text('asking')} action={cancel} />;
    case 'waiting':
      return state.for === 'consent' ? (
        <Consent since={state.since} onCancel={actions.onCancel} />
      ) : (
        <StateMessage Icon={Hourglass} title={text('waitingAgent')} hint={text('waitingAgentHint')} action={cancel} />
      );
    case 'agreeing':
      return <RecordingNotice kind={kind} days={state.days} actions={actions} />;
    case 'refused':
      return (
        <StateMessage
          urgent
          Icon={CircleSlash}
          title={text('refused')}
          hint={message(state.error)}
          action={
            <WaysOn
              way={wayOnAfterRefusal(state.status, state.error)}
              actions={actions}
              onOpenOwn={CLOSED_TERMINAL.includes(state.error) ? actions.onOpenOwn : undefined}
            />
          }
        />
      );
    case 'reconnecting':
      return <Reconnecting until={state.until} onTryNow={actions.onTryNow} />;
    case 'ended':
      return <Ended end={state.end} actions={actions} />;
    case 'live':
      return null;
  }
}

export interface TabPanelProps {
  readonly tab: SessionTab;
  readonly label: string;
  readonly shown: boolean;
  /** Whether the connection is slow. */
  readonly poor: boolean;
  readonly actions: TabActions;
  /** The view of the kind; rendered once the connection was live, and kept from then on. */
  readonly children: ReactNode;
}

/**
 * One connection: its view, and over it a message while it is not live. The view stays below, so that the last picture
 * or lines can be read, but accepts no input.
 */
export function TabPanel({ tab, label, shown, poor, actions, children }: TabPanelProps) {
  const text = useText('remote');
  const words = useStateLabel(tab, actions);
  const view = useRef<HTMLDivElement>(null);
  const isCovered = words !== null;
  useEffect(() => {
    // As a property: React 18 and 19 write the attribute differently.
    if (view.current) view.current.inert = isCovered;
  }, [isCovered]);
  return (
    // A group and not a landmark: the view in it is one itself.
    <section role="group" aria-label={label} hidden={!shown} className={styles.panel}>
      {tab.channel && (
        <div ref={view} className={styles.view}>
          {children}
        </div>
      )}
      <div role="status" className={words === null ? styles.quiet : tab.channel ? styles.cover : styles.state}>
        {words !== null && <div className={tab.channel ? styles.card : ''}>{words}</div>}
      </div>
      {poor && tab.state.kind === 'live' && (
        <div className={styles.note}>
          <Note tone="warn" role="status">
            {text('poor')}
          </Note>
        </div>
      )}
    </section>
  );
}
