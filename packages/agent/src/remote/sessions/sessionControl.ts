import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { askAgent } from './askAgent.ts';
import { type ControlRequest, readControlRequest } from './controlMessages.ts';
import { makeControlPlace, removeControlPlace } from './controlPlace.ts';
import type { DeviceSession, DeviceSessions } from './deviceSessions.ts';

/** Lets other processes of this user, and those of the administrator, list and end the sessions. */
export interface SessionControl {
  readonly close: () => Promise<void>;
}

const LONGEST_REQUEST = 1024;
/** How long a process may take to send its request, in milliseconds. */
const PATIENCE_MS = 5000;
const MOST_AT_ONCE = 16;

function answerTo(request: ControlRequest, sessions: DeviceSessions): readonly DeviceSession[] {
  switch (request.type) {
    case 'list':
      return sessions.list();
    case 'end':
      return sessions.end(request.number);
  }
}

function serve(socket: Socket, sessions: DeviceSessions): void {
  let said = '';
  socket.setEncoding('utf8');
  socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (part) => {
    said += part;
    const end = said.indexOf('\n');
    if (end < 0 && said.length <= LONGEST_REQUEST) return;
    socket.removeAllListeners('data').resume();
    const request = readControlRequest(said.slice(0, Math.max(end, 0)));
    if (request === null) socket.destroy();
    else socket.end(`${JSON.stringify({ sessions: answerTo(request, sessions) })}\n`);
  });
}

async function listen(server: Server, path: string): Promise<void> {
  server.listen(path);
  await once(server, 'listening');
}

/**
 * Opens it for the agent of a data folder, without a port. Anything left behind by a killed agent is replaced.
 *
 * @throws With one sentence when it cannot be opened.
 */
export async function openSessionControl(dataFolder: string, sessions: DeviceSessions): Promise<SessionControl> {
  const { kind } = await askAgent(dataFolder, { type: 'list' });
  if (kind === 'answered') throw new Error(`Another agent is already using ${dataFolder}.`);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    serve(socket, sessions);
  });
  server.maxConnections = MOST_AT_ONCE;
  await makeControlPlace(dataFolder, (path) => listen(server, path));
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
      await removeControlPlace(dataFolder);
    },
  };
}
