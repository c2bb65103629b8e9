import { vi } from 'vitest';
import { createApiClient } from '../../client/client.ts';
import {
  createRemoteConnector,
  type RemoteConnectionState,
  type RemoteConnectorOptions,
} from '../createRemoteConnector.ts';
import { FakeSocket } from './fakeSocket.ts';

/** How the server answers a call for permission: with a token, a refusal, or not at all. */
export type Permit = { readonly status: number; readonly error: string } | 'unreachable' | 'granted';

/** A connector whose server and WebSockets are played by the test, on a held clock. */
export function connecting(change: Partial<RemoteConnectorOptions> = {}) {
  const states: RemoteConnectionState[] = [];
  const sockets: FakeSocket[] = [];
  const asked: unknown[] = [];
  let comeBack: () => void = () => undefined;
  let permit: Permit = 'granted';
  const client = createApiClient({
    origin: 'https://console.example',
    token: () => 'T',
    language: () => 'en',
    fetch: async (request) => {
      asked.push(await request.json());
      if (permit === 'unreachable') throw new TypeError('Failed to fetch');
      if (permit !== 'granted') return Response.json(permit, { status: permit.status });
      const connection = {
        connection_token: `token-of-connection-${asked.length}`,
        expires_time: '2026-11-25T10:00:00Z',
      };
      return Response.json({ status: 200, meta: {}, objects: [connection] });
    },
  });
  const connector = createRemoteConnector({
    client,
    deviceId: 7,
    kind: 'terminal',
    onState: (state) => states.push(state),
    onReachable: (again) => {
      comeBack = again;
      return () => (comeBack = () => undefined);
    },
    openSocket: (address, protocol) => {
      const socket = new FakeSocket(address, protocol);
      sockets.push(socket);
      return socket;
    },
    ...change,
  });
  /** The WebSocket number `count`, once it was requested. */
  const socket = async (count = 1): Promise<FakeSocket> => {
    await vi.waitFor(() => {
      if (sockets.length < count) throw new Error(`There are ${sockets.length} of ${count} sockets.`);
    });
    const [found] = sockets.slice(count - 1);
    if (!found) throw new Error('There is no such socket.');
    return found;
  };
  return {
    connector,
    states,
    asked,
    sockets,
    socket,
    last: () => states.at(-1),
    kinds: () => states.map(({ kind }) => kind),
    permit: (next: Permit) => (permit = next),
    comeBack: () => comeBack(),
    /** Gets a connection to its live state. */
    live: async (session = 31) => (await socket()).open().say({ type: 'live', session }),
  };
}
