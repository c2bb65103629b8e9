/**
 * A process that does the minimum with WebSockets: `/echo` answers what it is sent, and a client opening any other path
 * is paired with the one that opened the same path before. It prints its address.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
const waiting = new Map<string, WebSocket>();

/** Forwards everything, and stops reading while too much is waiting. */
function pass(from: WebSocket, to: WebSocket): void {
  from.on('message', (data) => {
    to.send(data, () => {
      if (from.isPaused && to.bufferedAmount === 0) from.resume();
    });
    if (to.bufferedAmount > 256 * 1024) from.pause();
  });
  from.on('close', () => to.close());
}

sockets.on('connection', (socket, request) => {
  const path = request.url ?? '';
  if (path === '/echo') {
    socket.on('message', (data) => socket.send(data));
    return;
  }
  const other = waiting.get(path);
  if (!other) {
    waiting.set(path, socket);
    return;
  }
  waiting.delete(path);
  pass(socket, other);
  pass(other, socket);
});

server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('SIGTERM', () => process.exit(0));
const address = server.address();
console.log(`listening http://127.0.0.1:${typeof address === 'object' ? address?.port : ''} none\n`);
