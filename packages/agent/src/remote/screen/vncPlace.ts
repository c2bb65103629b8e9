import { createConnection } from 'node:net';

/** Where a VNC server is: a loopback port of this machine, or a socket in its file system. */
export type VncPlace = { readonly host: '127.0.0.1'; readonly port: number } | { readonly path: string };

const USUAL_PORTS = Array.from({ length: 10 }, (_, display) => 5900 + display);
/** VNC servers are only reached from their own machine. */
export const LOOPBACK = '127.0.0.1';

/** How long a VNC server may take to send its version, in milliseconds. */
const GREETING_MS = 700;

/** Whether a VNC server answers at a place: it speaks first and identifies itself. */
export function answersAsVnc(place: VncPlace): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(place);
    const answer = (isVnc: boolean) => {
      resolve(isVnc);
      socket.destroy();
    };
    socket.setTimeout(GREETING_MS, () => answer(false));
    socket.on('error', () => answer(false));
    socket.on('close', () => answer(false));
    socket.once('data', (bytes) => answer(bytes.subarray(0, 4).toString('latin1') === 'RFB '));
  });
}

/** The first of the ports where a VNC server answers; null if there is none. */
export async function findVncPort(ports: readonly number[] = USUAL_PORTS): Promise<number | null> {
  const answers = await Promise.all(ports.map((port) => answersAsVnc({ host: LOOPBACK, port })));
  return ports.find((_, index) => answers[index]) ?? null;
}
