import { createServer, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { vncResponse } from '../vncPassword.ts';
import { LOOPBACK } from '../vncPlace.ts';

/** How a test VNC server behaves. */
export interface FakeVncServer {
  readonly version?: string;
  /** The security types that it offers; none where it refuses. */
  readonly securities?: readonly number[];
  readonly password?: string;
  /** Hangs up instead of performing this step. */
  readonly hangUpAt?: 'version' | 'security' | 'result' | 'init';
  readonly name?: string;
  /** Continues after the handshake. */
  readonly speak?: (socket: Socket) => void;
}

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const text = (words: string) => Buffer.concat([uint32(Buffer.byteLength(words)), Buffer.from(words)]);

/** Message with the size and the name of the screen. */
export function serverInit(name: string): Buffer {
  const head = Buffer.from([4, 0, 2, 0x80, 32, 24, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0, 0, 0, 0]);
  return Buffer.concat([head, text(name)]);
}

class HungUp extends Error {}

/** Reads by length, independently of the code under test. */
function reader(socket: Socket) {
  let unread = Buffer.alloc(0);
  let arrived = () => {};
  const take = (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes]);
    arrived();
  };
  socket.on('data', take);
  return {
    read: async (size: number) => {
      while (unread.length < size) await new Promise<void>((resolve) => (arrived = resolve));
      const bytes = unread.subarray(0, size);
      unread = unread.subarray(size);
      return bytes;
    },
    /** Hands over the socket, with any unread data. */
    stop: () => {
      socket.off('data', take);
      socket.pause();
      if (unread.length > 0) socket.unshift(unread);
    },
  };
}

async function greet(socket: Socket, options: FakeVncServer, seen: { shared: number | null; version: string }) {
  const { version = '003.008', securities = [1], password = '', name = 'a desktop' } = options;
  const step = (at: FakeVncServer['hangUpAt']) => {
    if (options.hangUpAt === at) throw new HungUp();
  };
  const { read, stop } = reader(socket);
  step('version');
  socket.write(`RFB ${version}\n`);
  seen.version = (await read(12)).toString('latin1');
  step('security');
  const isOld = seen.version === 'RFB 003.003\n';
  const [first] = securities;
  if (first === undefined) {
    socket.end(Buffer.concat([isOld ? uint32(0) : Buffer.of(0), text('Too many viewers')]));
    return;
  }
  socket.write(isOld ? uint32(first) : Buffer.from([securities.length, ...securities]));
  const chosen = isOld ? first : ((await read(1))[0] ?? 0);
  let result = 0;
  if (chosen === 2) {
    const challenge = randomBytes(16);
    socket.write(challenge);
    result = vncResponse(password, challenge).equals(await read(16)) ? 0 : 1;
  }
  step('result');
  if (chosen === 2 || seen.version === 'RFB 003.008\n') socket.write(uint32(result));
  if (result !== 0) {
    socket.end(seen.version === 'RFB 003.008\n' ? text('Wrong password') : Buffer.alloc(0));
    return;
  }
  seen.shared = (await read(1))[0] ?? null;
  step('init');
  stop();
  socket.write(serverInit(name));
  options.speak?.(socket);
  socket.resume();
}

/** A VNC server on the loopback that is closed with the test. */
export async function fakeVncServer(options: FakeVncServer = {}) {
  const seen: { shared: number | null; version: string } = { shared: null, version: '' };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    greet(socket, options, seen).catch((error: unknown) => {
      if (!(error instanceof HungUp)) throw error;
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return { port: address.port, seen, sockets };
}
