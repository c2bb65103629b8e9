import Skeleton from '@mui/material/Skeleton';
import type { Device, Profile } from '@remote-console/api-client';
import { useDevice } from '@remote-console/api-client/react';
import { REMOTE_KINDS, type RemoteKind } from '@remote-console/domain';
import { CircleSlash } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useDialogs } from '../dialogs/index.ts';
import { useLanguage, useMessage, useText } from '../i18n/index.ts';
import { Button, LoadFailed, StateMessage, useDetailFailure } from '../primitives/index.ts';
import { usePerson } from '../contexts/index.ts';
import { REMOTE_VIEWS, type RemoteViews } from './remoteViews.ts';
import { controllersOf } from './sessionPeople.ts';
import { SessionWindow } from './SessionWindow/SessionWindow.tsx';
import { shownTab } from './SessionWindow/shownTab.ts';
import { usePoorConnection } from './SessionWindow/usePoorConnection.ts';
import { TabView } from './TabView.tsx';
import { useAddressedKind } from './useAddressedKind.ts';
import { useBusyTabs } from './useBusyTabs.ts';
import { useKeptSession } from './useKeptSession.ts';
import { useKindRefusals } from './useKindRefusals.ts';
import { useSessionTabs } from './useSessionTabs.ts';
import { useWhoIsThere } from './useWhoIsThere.ts';
import styles from './SessionWindowWidget.module.css';

export interface SessionWindowWidgetProps {
  /** The device; another one ends everything of the previous one. */
  readonly deviceId: number;
  /** The current kind of connection; kept by the host, in the URL for example. */
  readonly kind: RemoteKind;
  readonly onKindChange: (change: { readonly kind: RemoteKind }) => void;
  /**
   * A connection of somebody else's terminal on the device, the first terminal to show; kept by the host along with the
   * kind.
   */
  readonly beside?: number | undefined;
  /** Returns to the device; also after the person has ended the session. */
  readonly onLeave: () => void;
  /** Opens another session of the person. */
  readonly onOpenSession: (choice: { readonly deviceId: number; readonly kind: RemoteKind }) => void;
  /** Opens the device list. */
  readonly onOpenList?: () => void;
  /** Requests the right to open the device; not offered without it. */
  readonly onAskAccess?: (choice: { readonly device: Device }) => void;
  /** Opens the login. */
  readonly onLogIn?: () => void;
  /** The device does not exist, or no longer. */
  readonly onMissing?: () => void;
  /** Whether the keys of the window are enabled; true by default. */
  readonly shortcutsOn?: boolean;
  readonly onShortcutsChange?: (change: { readonly on: boolean }) => void;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null;
  /** The view of each kind; those of the library by default. A kind without one is not offered. */
  readonly views?: RemoteViews;
}

interface OpenWindowProps extends SessionWindowWidgetProps {
  readonly device: Device;
}

/** Whether the person gave the pledge that the device requires; `null` until answered. */
function usePledge(device: Device, onLeave: () => void): boolean {
  const { pledge } = useDialogs();
  const [isGiven, setGiven] = useState(!device.securityAgreement);
  const ask = useCallback(async () => {
    if (await pledge({ deviceName: device.alias })) setGiven(true);
    else onLeave();
    // Asked once per device: new callbacks of the host change nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- See above.
  }, [device.id]);
  useEffect(() => {
    if (!isGiven) void ask();
  }, [isGiven, ask]);
  return isGiven;
}

/** The titles of terminals, by the id of their tab. */
function useTitles() {
  const [titles, setTitles] = useState<ReadonlyMap<number, string>>(new Map());
  const noteTitle = useCallback(
    (id: number, title: string) => setTitles((before) => new Map(before).set(id, title)),
    [],
  );
  return [titles, noteTitle] as const;
}

function OpenWindow(props: OpenWindowProps) {
  const { device, kind, beside, onKindChange, onLeave, onAskAccess, session, views = REMOTE_VIEWS } = props;
  const language = useLanguage();
  const person = usePerson(session);
  const refusalOf = useKindRefusals(device, person, views);
  const [state, store] = useSessionTabs(device.id, kind);
  useKeptSession(store, { person: person?.id ?? 0, deviceId: device.id }, (wanted) => refusalOf(wanted) === null);
  const { people, since, endsAt, offered, others } = useWhoIsThere(device.id, state);
  const { isBusy, noteBusy } = useBusyTabs(state.tabs);
  const [titles, noteTitle] = useTitles();
  const [keysOn, setKeysOn] = useState(true);
  const shown = shownTab(state);
  const poor = usePoorConnection(shown?.state.kind === 'live' ? shown.state.channel : null);
  const openOwn = useCallback(() => store.openTerminal(), [store]);
  useAddressedKind(store, { kind, beside }, refusalOf);
  // Recorded while the terminal is live: the message about its end names its owner.
  useEffect(() => {
    for (const terminal of offered) store.nameTerminal(terminal);
  });

  return (
    <SessionWindow
      device={device}
      kinds={REMOTE_KINDS.filter((each) => views[each]).map((each) => ({ kind: each, refusal: refusalOf(each) }))}
      state={state}
      renderView={(tab) => (
        <TabView
          tab={tab}
          deviceName={device.alias}
          controlledBy={controllersOf(people, language)}
          views={views}
          onBusyChange={noteBusy}
          onTitle={noteTitle}
          onOpenOwn={openOwn}
          onFollow={store.followTerminal}
        />
      )}
      titles={titles}
      offered={offered}
      people={people}
      since={since}
      endsAt={endsAt}
      recording={state.tabs.some((tab) => tab.state.kind === 'live' && tab.state.recording === true)}
      poor={poor}
      busy={isBusy}
      others={others}
      shortcutsOn={props.shortcutsOn ?? keysOn}
      onShortcutsChange={props.onShortcutsChange ?? (({ on }) => setKeysOn(on))}
      onShow={({ kind: wanted, refusal }) => {
        if (refusal === null) store.show(wanted);
        else store.explain(wanted);
        onKindChange({ kind: wanted });
      }}
      onShowTerminal={store.showTerminal}
      onOpenTerminal={store.openTerminal}
      onCloseTab={store.close}
      onAgain={store.again}
      onTryNow={store.tryNow}
      onTakeControl={store.takeControl}
      onAgree={store.agree}
      onOpenSession={props.onOpenSession}
      onEnd={() => {
        store.closeAll();
        onLeave();
      }}
      onLeave={onLeave}
      onOpenList={props.onOpenList}
      onAskAccess={onAskAccess && (() => onAskAccess({ device }))}
      onLogIn={props.onLogIn}
    />
  );
}

function Waiting() {
  const common = useText('common');
  return (
    <div role="status" aria-label={common('loading')}>
      <div className={styles.bar}>
        <Skeleton variant="rounded" width={30} height={30} />
        <Skeleton variant="rounded" width={180} height={20} />
        <Skeleton variant="rounded" width={240} height={20} />
      </div>
    </div>
  );
}

function Pledged(props: OpenWindowProps) {
  return usePledge(props.device, props.onLeave) ? <OpenWindow {...props} /> : <Waiting />;
}

function WindowOfDevice(props: SessionWindowWidgetProps) {
  const { deviceId, onMissing, onLeave } = props;
  const text = useText('remote');
  const message = useMessage();
  const { data, error, isValidating, mutate } = useDevice(deviceId);
  const device = data?.objects[0];
  const isThere = device !== undefined;
  // An open window stays: the server decides whether its connections may continue.
  const { failure } = useDetailFailure({
    error,
    isThere,
    deleting: isThere,
    onMissing: isThere ? undefined : onMissing,
  });
  if (device) return <Pledged {...props} device={device} />;
  if (!failure) return <Waiting />;
  return (
    <div className={styles.failure}>
      {failure.kind === 'refused' && failure.status < 500 ? (
        <StateMessage
          urgent
          Icon={CircleSlash}
          title={text('refused')}
          hint={message(failure.error)}
          action={<Button onClick={onLeave}>{text('backToDevice')}</Button>}
        />
      ) : (
        <LoadFailed retrying={isValidating} onRetry={() => void mutate()} />
      )}
    </div>
  );
}

/** A session with one device, with everything that it needs. Its connections end when it is unmounted. */
export function SessionWindowWidget(props: SessionWindowWidgetProps) {
  return <WindowOfDevice key={props.deviceId} {...props} />;
}
