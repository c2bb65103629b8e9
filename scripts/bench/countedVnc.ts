/** Sits in front of a VNC server and counts what viewers receive from it, whatever route they use. */
import { once } from 'node:events';
import { createConnection, createServer } from 'node:net';
import { rfbClientReader } from '@remote-console/domain';

/** What was received so far. */
export interface VncCount {
  /** Updates that a viewer has drawn: each time it asks for the next. */
  readonly frames: number;
  readonly bytes: number;
}

/** A VNC server whose viewers are counted. */
export interface CountedVnc {
  readonly port: number;
  readonly count: () => VncCount;
  readonly end: () => void;
}

/** Version, security and whether the screen is shared: what a viewer without a password sends first, in bytes. */
const HANDSHAKE = 12 + 1 + 1;

/** Counts the viewers of the VNC server at a port, which requires no password. */
export async function countVnc(port: number): Promise<CountedVnc> {
  let frames = 0;
  let bytes = 0;
  const server = createServer({ noDelay: true }, (viewer) => {
    const vnc = createConnection({ host: '127.0.0.1', port, noDelay: true });
    const read = rfbClientReader();
    let greeted = 0;
    viewer.on('data', (sent) => {
      const rest = sent.subarray(Math.max(0, HANDSHAKE - greeted));
      greeted += sent.length;
      for (const message of read(rest)) if (message.type === 'updateRequest' && message.incremental) frames += 1;
    });
    vnc.on('data', (sent) => (bytes += sent.length));
    viewer.pipe(vnc);
    vnc.pipe(viewer);
    const end = () => {
      viewer.destroy();
      vnc.destroy();
    };
    for (const socket of [viewer, vnc]) socket.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The counter has no port.');
  return { port: address.port, count: () => ({ frames, bytes }), end: () => server.close() };
}
