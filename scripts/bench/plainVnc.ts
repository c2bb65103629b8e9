/**
 * A process that forwards the bytes of WebSockets to the VNC server at a port and back, and does nothing else. It
 * prints its address.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createConnection } from 'node:net';
import { WebSocketServer } from 'ws';

/** How much may wait for the browser before reading from the VNC server pauses, in bytes. */
const MOST_WAITING = 256 * 1024;

const port = Number(process.argv[2]);
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

sockets.on('connection', (browser) => {
  const vnc = createConnection({ host: '127.0.0.1', port, noDelay: true });
  vnc.on('data', (bytes) => {
    browser.send(bytes, () => {
      if (browser.bufferedAmount === 0) vnc.resume();
    });
    if (browser.bufferedAmount > MOST_WAITING) vnc.pause();
  });
  browser.on('message', (data) => {
    if (Buffer.isBuffer(data)) vnc.write(data);
  });
  vnc.on('error', () => browser.close());
  vnc.on('close', () => browser.close());
  browser.on('close', () => vnc.destroy());
});

server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.once('SIGTERM', () => process.exit(0));
const address = server.address();
console.log(`listening http://127.0.0.1:${typeof address === 'object' ? address?.port : ''} none\n`);
