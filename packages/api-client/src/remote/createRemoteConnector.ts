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

/** The state of a connection to a device. */
export type RemoteConnectionState =
  /** The server is being asked for permission. */
  | { readonly kind: 'asking' }
  /** The server refused, and says why with a message key. */
  | Extract<Failure, { kind: 'refused' }>
  /** Permitted: the agent is being called, or the person at the device is being asked. */
  | { readonly kind: 'waiting'; readonly for: 'agent' | 'consent'; readonly since: number }
  /** It is to be recorded, and the recording kept for this many days: nothing starts before the person agrees. */
  | { readonly kind: 'agreeing'; readonly days: number }
  /** Both ends are connected. */
  | {
      readonly kind: 'live';
      readonly channel: RemoteChannel;
      readonly session: number;
      /** Whether it is recorded; not when left out. */
      readonly recording?: boolean;
      /** Whether it only shows what somebody else controls, without passing on input; not when left out. */
      readonly watching?: boolean;
    }
  /** A network or a process failed: retried until the given time, in epoch milliseconds. */
  | { readonly kind: 'reconnecting'; readonly attempt: number; readonly until: number }
  /** Ended; nothing follows by itself. */
  | { readonly kind: 'ended'; readonly end: RemoteEnd };

/** Options for opening a connection. */
export interface RemoteConnectorOptions {
  readonly client: ApiClient;
  readonly deviceId: number;
  readonly kind: RemoteKind;
  /** The session to continue; without it a new one starts. */
  readonly session?: number | undefined;
  /** A connection of another person's terminal at the device that this person joins; without it they get their own. */
  readonly beside?: number | undefined;
  readonly onState: (state: RemoteConnectionState) => void;
  /**
   * Calls back when the server may be reachable again: the next attempt follows right away. Returns a function that
   * stops it. By default when the network returns or the page is shown again.
   */
  readonly onReachable?: ((comeBack: () => void) => () => void) | undefined;
  readonly openSocket?: OpenSocket | undefined;
  /** The clock of the states, in epoch milliseconds; the browser's by default. */
  readonly now?: (() => number) | undefined;
}

/** A connection that is kept as long as possible. */
export interface RemoteConnector {
  /** Retries now, while it is reconnecting; otherwise does nothing. */
  readonly tryNow: () => void;
  /** The person agrees that the connection is recorded, while it is `agreeing`; otherwise does nothing. */
  readonly agree: () => void;
  /** Ends the connection, or the attempts to get one. The last state is `ended` with `closed`. */
  readonly close: () => void;
}

/** What a retry may meet while an agent or a server is coming back; any other refusal is final. */
function passes(failure: Failure): boolean {
  if (failure.kind === 'unreachable') return true;
  return failure.status >= 500 || failure.status === 429 || failure.error === 'not_online_warning';
}

/** An agent that does not come may be on its way back itself. */
function mayComeBack(reason: RemoteEndReason): boolean {
  return mayReconnect(reason) || reason === 'agent_silent';
}

/** The WebSocket address that belongs to a client. */
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

/** Asks the server for permission; returns the token of the connection. */
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

/** The transports of a client's connections. */
function carriersOf({ client, openSocket }: RemoteConnectorOptions): RemoteCarriers {
  return {
    openSocket: openSocket ?? ((address, protocol) => new WebSocket(address, protocol)),
    openStreams: (key) => openByteStreams({ origin: originOf(client), key, send: unhurried(client) }),
  };
}

/**
 * Connects to a device and stays connected: after an unintended loss it retries with growing pauses for `RECONNECT_MS`,
 * in the same session. A connection that was never live is not retried: the person decides.
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
        // Only a person who has to answer deserves more detail than that it is retrying.
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
