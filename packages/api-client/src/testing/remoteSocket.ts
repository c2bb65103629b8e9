import {
  dataFrame,
  messageFrame,
  readHello,
  readRemoteFrame,
  type RemoteFrame,
  type ServerToBrowser,
} from '@remote-console/domain';
import { ws, type WebSocketHandler } from 'msw';
import { API_BASE } from '../contract/base.ts';

/** What a story or a test plays: the server and the device at the other end of a browser's WebSocket. */
export interface DeviceEnd {
  /** The server says something. */
  readonly say: (message: ServerToBrowser) => void;
  /** The device sends a message of the kind's protocol. */
  readonly sendControl: (message: object) => void;
  /** The device sends bytes. */
  readonly sendData: (bytes: Uint8Array) => void;
  /** The connection is lost without any explanation. */
  readonly lose: () => void;
  /** Receives what the browser sends, including its hello. */
  readonly listen: (listener: (frame: RemoteFrame) => void) => void;
}

const LOST = 3001;

/** Answers the WebSocket of remote connections: `play` is called for each one once the browser has said hello. */
export function remoteSocket(play: (device: DeviceEnd) => void): WebSocketHandler {
  return ws.link(`*${API_BASE}/remote/socket`).addEventListener('connection', ({ client }) => {
    const listeners: ((frame: RemoteFrame) => void)[] = [];
    const send = (frame: Uint8Array<ArrayBuffer>) => client.send(frame.buffer);
    const device: DeviceEnd = {
      say: (message) => send(messageFrame('server', message)),
      sendControl: (message) => send(messageFrame('control', message)),
      sendData: (bytes) => send(dataFrame(bytes)),
      lose: () => client.close(LOST),
      listen: (listener) => listeners.push(listener),
    };
    client.addEventListener('message', ({ data }) => {
      const bytes = data instanceof ArrayBuffer ? new Uint8Array(data) : data;
      const frame = bytes instanceof Uint8Array ? readRemoteFrame(bytes) : null;
      if (frame?.lane === 'server' && readHello(frame.message)) play(device);
      if (frame) for (const listener of listeners) listener(frame);
    });
  });
}
