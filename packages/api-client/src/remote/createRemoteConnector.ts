import {
  mayReconnect,
  type RemoteChannel,
  type RemoteEnd,
  type RemoteEndReason,
  type RemoteKind,
} from '@remote-console/domain';
import { API_BASE } from '../contract/index.ts';
import { answerOf, ApiFailure, failureOf, originOf, unhurried, type ApiClient, type Failure } from '../client/index.ts';
import { openByteStreams } from './byteStreams.ts';
import {
  openRemoteSocket,
  type OpenSocket,
  type RemoteCarriers,
  type RemoteSocket,
  type RemoteSocketEvents,
} from './openRemoteSocket.ts';
import { createReconnection } from './reconnection.ts';
import { watchClock } from './watchClock.ts';

/** How far a connection to a device is. */
export type RemoteConnectionState =
  /** The server is asked for permission. */
  | { readonly kind: 'asking' }
  /** The server did not permit it, and says why by a message key. */
  | Extract<Failure, { kind: 'refused' }>
  /** Permitted: the agent is called, or the person at the device is asked. */
  | { readonly kind: 'waiting'; readonly for: 'agent' | 'consent'; readonly since: number }
  /** It is to be recorded, and the recording kept so many days: nothing begins before the person agrees. */
  | { readonly kind: 'agreeing'; readonly days: number }
  /** Both ends are there. */
  | {
      readonly kind: 'live';
      readonly channel: RemoteChannel;
      readonly session: number;
      /** Whether it is recorded; not when left out. */
      readonly recording?: boolean;
      /** Whether it shows what somebody else controls, and passes nothing on; not when left out. */
      readonly watching?: boolean;
    }
  /** A network or a process gave way: it is tried again until the given moment, in epoch milliseconds. */
  | { readonly kind: 'reconnecting'; readonly attempt: number; readonly until: number }
  /** Over; nothing follows by itself. */
  | { readonly kind: 'ended'; readonly end: RemoteEnd };

/** What a connection is opened with. */
export interface RemoteConnectorOptions {
  readonly client: ApiClient;
  readonly deviceId: number;
  readonly kind: RemoteKind;
  /** The session that goes on; without it a new one begins. */
  readonly session?: number | undefined;
  /** A connection of somebody else's terminal at the device, to which the person comes; without it they have one of their own. */
  readonly beside?: number | undefined;
  readonly onState: (state: RemoteConnectionState) => void;
  /**
   * Calls back when the server may be within reach again: the next try follows at once. Returns how to stop. By default
   * when the network returns or the page is shown again.
   */
  readonly onReachable?: ((comeBack: () => void) => () => void) | undefined;
  readonly openSocket?: OpenSocket | undefined;
  /** The clock of the states, in epoch milliseconds; that of the browser by default. */
  readonly now?: (() => number) | undefined;
}

/** A connection that is kept as long as it may be. */
export interface RemoteConnector {
  /** Tries again now, while it is reconnecting; else does nothing. */
  readonly tryNow: () => void;
  /** The person agrees that the connection is recorded, while it is `agreeing`; else does nothing. */
  readonly agree: () => void;
  /** Ends the connection, or the tries to get one. The last state is `ended` with `closed`. */
  readonly close: () => void;
}

/** What a try again may meet while an agent or a server is on its way back; any other refusal stays one. */
function passes(failure: Failure): boolean {
  if (failure.kind === 'unreachable') return true;
  return failure.status >= 500 || failure.status === 429 || failure.error === 'not_online_warning';
}

/** An agent that does not come may be on its way back itself. */
function mayComeBack(reason: RemoteEndReason): boolean {
  return mayReconnect(reason) || reason === 'agent_silent';
}

/** The address of the WebSocket that belongs to a client. */
function remoteSocketAddress(client: ApiClient): string {
  const address = new URL(`${API_BASE}/remote/socket`, originOf(client) || globalThis.location?.href);
  address.protocol = address.protocol === 'http:' ? 'ws:' : 'wss:';
  return address.href;
}

function whenPageReturns(comeBack: () => void): () => void {
  const whenShown = () => document.visibilityState === 'visible' && comeBack();
  globalThis.addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', whenShown);
  return () => {
    globalThis.removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', whenShown);
  };
}

/** Asks the server for permission; answers the token of the connection. */
async function askForConnection(
  { client, deviceId, kind, beside }: RemoteConnectorOptions,
  session: number | undefined,
  signal: AbortSignal,
): Promise<string> {
  const wish = {
    deviceId,
    kind,
    ...(session !== undefined && { sessionId: session }),
    ...(beside !== undefined && { besideId: beside }),
  };
  const { objects } = await answerOf(client.POST('/remote/connections', { body: wish, signal }));
  const [connection] = objects;
  if (!connection) throw new ApiFailure({ kind: 'unreachable' });
  return connection.connectionToken;
}

/** What the connections of a client are carried by. */
function carriersOf({ client, openSocket }: RemoteConnectorOptions): RemoteCarriers {
  return {
    openSocket: openSocket ?? ((address, protocol) => new WebSocket(address, protocol)),
    openStreams: (key) => openByteStreams({ origin: originOf(client), key, send: unhurried(client) }),
  };
}

/**
 * Connects to a device and stays connected: after a loss that nobody meant it tries again with growing pauses for
 * `RECONNECT_MS`, in the same session. A connection that was never live is not tried again: the person decides.
 */
export function createRemoteConnector(options: RemoteConnectorOptions): RemoteConnector {
  const { client, onState, onReachable = whenPageReturns, now = Date.now } = options;
  const carriers = carriersOf(options);
  const asking = new AbortController();
  let { session } = options;
  let socket: RemoteSocket | null = null;
  let isOver = false;
  const reconnection = createReconnection({
    now,
    onPause: (attempt, until) => onState({ kind: 'reconnecting', attempt, until }),
    onTry: () => void attempt(),
    onTooLate: giveUp,
  });

  function finish(state: RemoteConnectionState): void {
    if (isOver) return;
    isOver = true;
    reconnection.stop();
    stopListening();
    stopWatching();
    asking.abort();
    onState(state);
  }

  function giveUp(): void {
    const end: RemoteEnd = reconnection.lost() ?? { reason: 'connection_lost', by: '', detail: '' };
    finish({ kind: 'ended', end });
    socket?.giveUp('connection_lost');
  }

  function afterEnd(end: RemoteEnd, wasLive: boolean): void {
    if (isOver) return;
    if (wasLive && mayReconnect(end.reason)) reconnection.begin(end);
    else if (!reconnection.lost() || !mayComeBack(end.reason)) return finish({ kind: 'ended', end });
    reconnection.pause();
  }

  function eventsOfSocket(): RemoteSocketEvents {
    let wasLive = false;
    return {
      onWaiting: (waitingFor) => {
        // Only a person who has to answer is worth more words than that it is tried again.
        if (reconnection.lost() && waitingFor === 'agent') return;
        reconnection.leaveTime();
        onState({ kind: 'waiting', for: waitingFor, since: now() });
      },
      onNotice: (days) => {
        reconnection.leaveTime();
        onState({ kind: 'agreeing', days });
      },
      onLive: ({ session: number, channel, recording, watching }) => {
        wasLive = true;
        session = number;
        reconnection.succeed();
        onState({ kind: 'live', channel, session: number, recording, watching });
      },
      onEnd: (end) => afterEnd(end, wasLive),
    };
  }

  async function attempt(): Promise<void> {
    if (!reconnection.lost()) onState({ kind: 'asking' });
    try {
      const token = await askForConnection(options, session, asking.signal);
      if (!isOver) socket = openRemoteSocket(remoteSocketAddress(client), token, eventsOfSocket(), carriers);
    } catch (thrown) {
      const failure = failureOf(thrown);
      if (isOver) return;
      if (reconnection.lost() && passes(failure)) reconnection.pause();
      else if (failure.kind === 'refused') finish(failure);
      else giveUp();
    }
  }

  const stopListening = onReachable(reconnection.tryNow);
  const stopWatching = watchClock(() => socket?.giveUp('connection_lost'));
  void attempt();
  return {
    tryNow: reconnection.tryNow,
    agree: () => socket?.agree(),
    close: () => {
      finish({ kind: 'ended', end: { reason: 'closed', by: '', detail: '' } });
      socket?.giveUp('closed');
    },
  };
}
