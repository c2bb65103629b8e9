import type { RemoteChannel, RemoteEnd } from '@remote-console/domain';

/** A small RFB client at the browser's end of a connection: it reads by length and sends what a test gives it. */
export function rfbClient(channel: RemoteChannel) {
  let received: Buffer[] = [];
  let size = 0;
  let arrived = () => {};
  const said: unknown[] = [];
  let end: RemoteEnd | null = null;
  channel.listen({
    control: (message) => said.push(message),
    data: (bytes) => {
      received.push(Buffer.from(bytes));
      size += bytes.length;
      arrived();
    },
    end: (how) => {
      end = how;
      arrived();
    },
  });

  async function read(wanted: number): Promise<Buffer> {
    for (;;) {
      if (size >= wanted) break;
      if (end) throw new Error('the connection is over');
      await new Promise<void>((resolve) => {
        arrived = resolve;
      });
    }
    const all = Buffer.concat(received);
    received = [all.subarray(wanted)];
    size -= wanted;
    return all.subarray(0, wanted);
  }

  const send = (bytes: Uint8Array) => channel.sendData(bytes);

  return {
    said,
    read,
    send,
    end: () => end,
    /** Performs the handshake and returns the size and the name of the screen. */
    connect: async () => {
      const version = await read(12);
      send(version);
      const securities = await read(((await read(1))[0] ?? 0) || 0);
      send(Uint8Array.of(1));
      const result = (await read(4)).readUInt32BE();
      send(Uint8Array.of(0));
      const init = await read(24);
      const name = (await read(init.readUInt32BE(20))).toString('utf8');
      return {
        version: version.toString('latin1'),
        securities: [...securities],
        result,
        width: init.readUInt16BE(0),
        height: init.readUInt16BE(2),
        name,
      };
    },
  };
}

export type RfbClient = ReturnType<typeof rfbClient>;
