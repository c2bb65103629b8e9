import { createHash, randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { rfbEncodingsMessage, type RemoteChannel } from '@remote-console/domain';
import { describe, expect, test, vi } from 'vitest';
import { serveScreen } from './serveScreen.ts';
import { channelPair } from './testing/channelPair.ts';
import { fakeVncServer, type FakeVncServer } from './testing/fakeVncServer.ts';
import { rfbClient } from './testing/rfbClient.ts';
import { LOOPBACK } from './vncPlace.ts';
import type { VncServers } from './vncServers.ts';

const MONITORS = [{ name: 'DP-1', x: 0, y: 0, width: 1024, height: 640 }];

function serversAt(port: number, password: string | null = null) {
  const release = vi.fn();
  const servers: VncServers = {
    find: () => Promise.resolve({ place: { host: LOOPBACK, port }, password, release }),
  };
  return { servers, release };
}

/** Serves a test VNC server to a test client. */
async function served(vnc: FakeVncServer, password: string | null = null, viewOnly = false) {
  const server = await fakeVncServer(vnc);
  const pair = channelPair();
  const { servers, release } = serversAt(server.port, password);
  const over = serveScreen(pair.agent, { servers, viewOnly, monitors: () => Promise.resolve(MONITORS) });
  return { server, pair, over, release, client: rfbClient(pair.browser) };
}

const collected = (socket: Socket) => {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks);
};

describe.each(['003.003', '003.007', '003.008'])('a VNC server of version %s', (version) => {
  test.each([
    ['without a password', { securities: [1] }, null],
    ['with a password', { securities: [2], password: 'secret' }, 'secret'],
  ])('%s is shown without one', async (_, vnc, password) => {
    const { server, client, pair, over, release } = await served({ version, name: '로비 01', ...vnc }, password);
    expect(await client.connect()).toEqual({
      version: 'RFB 003.008\n',
      securities: [1],
      result: 0,
      width: 1024,
      height: 640,
      name: '로비 01',
    });
    expect(client.said).toEqual([
      { type: 'desktop', name: '로비 01', simulated: false, viewOnly: false, monitors: MONITORS },
    ]);
    expect(server.seen).toEqual({ version: `RFB ${version}\n`, shared: 1 });
    pair.browser.close();
    expect(await over).toBeNull();
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('that wants another password ends with that reason', async () => {
    const { over, client, release } = await served({ version, securities: [2], password: 'secret' }, 'wrong');
    expect(await over).toBe('vnc_password');
    expect(client.said).toEqual([]);
    expect(release).toHaveBeenCalledTimes(1);
  });

  test('that lets nobody in ends with that reason', async () => {
    expect(await (await served({ version, securities: [] })).over).toBe('vnc_refused');
  });

  test.each(['version', 'security', 'result', 'init'] as const)('that hangs up at its %s', async (hangUpAt) => {
    const { over } = await served({ version, securities: [2], password: 'x', hangUpAt }, 'x');
    expect(await over).toBe('vnc_hung_up');
  });
});

describe('a screen', () => {
  test.each([
    ['003.889', '003.008'],
    ['004.001', '003.008'],
    ['003.005', '003.003'],
  ])('of a server that calls its version %s is spoken to in %s', async (version, spoken) => {
    const { client, server } = await served({ version });
    await client.connect();
    expect(server.seen.version).toBe(`RFB ${spoken}\n`);
  });

  test('is not there where no password is known for one that wants it', async () => {
    expect(await (await served({ securities: [2], password: 'x' })).over).toBe('vnc_password');
  });

  test('is not there where the server wants what the agent does not know', async () => {
    expect(await (await served({ securities: [19, 30] })).over).toBe('vnc_unsupported');
  });

  test('prefers what needs no password', async () => {
    const { client } = await served({ securities: [30, 2, 1] });
    expect((await client.connect()).result).toBe(0);
  });

  test('is not there where nobody listens, or no server is found', async () => {
    const { servers } = serversAt(1);
    expect(await serveScreen(channelPair().agent, { servers, viewOnly: false })).toBe('vnc_unreachable');
    const none: VncServers = { find: () => Promise.resolve(null) };
    expect(await serveScreen(channelPair().agent, { servers: none, viewOnly: false })).toBe('vnc_unreachable');
  });

  test('is over when the server hangs up while it is shown', async () => {
    const { client, over, server } = await served({});
    await client.connect();
    for (const socket of server.sockets) socket.destroy();
    expect(await over).toBe('vnc_hung_up');
  });

  test('leaves the server when the browser goes before the handshake is over', async () => {
    const { pair, over, client, server } = await served({});
    await client.read(12);
    pair.browser.close();
    expect(await over).toBeNull();
    await vi.waitFor(() => expect([...server.sockets].every((socket) => socket.destroyed)).toBe(true));
  });

  test('answers how long the way takes', async () => {
    const { pair, client } = await served({});
    await client.connect();
    pair.browser.sendControl({ type: 'ping', id: 12 });
    await vi.waitFor(() => expect(client.said).toContainEqual({ type: 'pong', id: 12 }));
  });
});

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function readAll(client: ReturnType<typeof rfbClient>, size: number): Promise<string> {
  const hash = createHash('sha256');
  const step = 1024 * 1024;
  for (let at = 0; at < size; at += step) hash.update(await client.read(Math.min(step, size - at)));
  return hash.digest('hex');
}

describe('what is moved', () => {
  const SIZE = 20 * 1024 * 1024;

  test('arrives as it was sent, 20 MB of it, and little of it waits on the way', async () => {
    const picture = randomBytes(SIZE);
    const { client, pair } = await served({ speak: (socket) => void socket.write(picture) });
    await client.connect();
    expect(await readAll(client, SIZE)).toBe(digest(picture));
    expect(pair.mostHeld()).toBeLessThan(512 * 1024);
  });

  test('waits at the server while the browser takes nothing', async () => {
    let written = 0;
    const { client, pair } = await served({
      speak: (socket) => {
        const more = () => {
          while (written < SIZE) {
            written += 65_536;
            if (!socket.write(Buffer.alloc(65_536))) return;
          }
        };
        socket.on('drain', more);
        more();
      },
    });
    await client.connect();
    pair.pause();
    let before = -1;
    while (before !== written) {
      before = written;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    // The capacity of two socket buffers: the rest is not read before there is room for it.
    expect(written).toBeLessThan(SIZE);
    pair.resume();
    await client.read(SIZE);
  });

  test('reaches the server byte for byte', async () => {
    let taken = () => Buffer.alloc(0);
    const { client } = await served({ speak: (socket) => (taken = collected(socket)) });
    await client.connect();
    const input = randomBytes(50_000);
    client.send(input);
    await vi.waitFor(() => expect(taken().length).toBe(input.length));
    expect(taken().equals(input)).toBe(true);
  });
});

describe('a person who may only watch', () => {
  const request = Uint8Array.of(3, 1, 0, 0, 0, 0, 4, 0, 2, 128);
  const acts = [
    Uint8Array.of(4, 1, 0, 0, 0, 0, 0, 0x61),
    Uint8Array.of(5, 1, 0, 10, 0, 10),
    Uint8Array.of(6, 0, 0, 0, 0, 0, 0, 1, 0x61),
    Uint8Array.of(250, 0, 1, 2),
    Uint8Array.of(255, 0, 0, 1, 0, 0, 0, 65, 0, 0, 0, 30),
  ];

  async function watching() {
    let taken = () => Buffer.alloc(0);
    const screen = await served({ speak: (socket) => (taken = collected(socket)) }, null, true);
    await screen.client.connect();
    return { ...screen, taken: () => taken() };
  }

  test('acts on nothing, and sees what changes', async () => {
    const { client, taken } = await watching();
    expect(client.said).toMatchObject([{ viewOnly: true }]);
    for (const act of acts) client.send(act);
    client.send(rfbEncodingsMessage([0, -258]));
    client.send(request);
    await vi.waitFor(() => expect(taken().length).toBeGreaterThanOrEqual(18));
    expect([...taken()]).toEqual([...rfbEncodingsMessage([0]), ...request]);
  });

  test('is cut off with what is ambiguous', async () => {
    const { client, over, taken } = await watching();
    client.send(Uint8Array.of(99, 1, 2, 3));
    expect(await over).toBeNull();
    await vi.waitFor(() => expect(client.end()).not.toBeNull());
    expect(taken().length).toBe(0);
  });
});

test('a browser that is no client of RFB is cut off', async () => {
  const { pair, client, over } = await served({});
  await client.read(12);
  client.send(Buffer.from('GET / HTTP/1.'));
  expect(await over).toBeNull();
  await vi.waitFor(() => expect(client.end()).not.toBeNull());
  const channel: RemoteChannel = pair.browser;
  await channel.drained();
});
