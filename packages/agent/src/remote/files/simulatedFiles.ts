import {
  memoryFileStore,
  serveFileStore,
  type DeviceStreams,
  type MemoryFolder,
  type MemoryNode,
  type RemoteChannel,
} from '@remote-console/domain';
import { type DeviceProfile, encodePng } from '../../simulation/index.ts';
import { NODE_TOOLS } from './serveFiles.ts';
import { writeZip } from './writeZip.ts';

const CAPACITY = 64 * 1024 * 1024;
const HOUR_MS = 3_600_000;

function folder(modified: number, children: Readonly<Record<string, MemoryNode>>): MemoryFolder {
  return { kind: 'folder', children: new Map(Object.entries(children)), modified };
}

/** A test picture: color bars. */
function picture(): Uint8Array {
  const width = 160;
  const height = 90;
  const palette = [
    [240, 240, 240],
    [238, 190, 60],
    [60, 170, 190],
    [70, 150, 90],
    [170, 70, 130],
    [190, 60, 60],
    [60, 80, 170],
    [30, 30, 36],
  ] as const;
  const pixels = Uint8Array.from({ length: width * height }, (_, index) =>
    Math.floor(((index % width) / width) * palette.length),
  );
  return encodePng({ width, height, palette, pixels });
}

function log(profile: DeviceProfile, until: number): string {
  const lines = Array.from({ length: 200 }, (_, index) => {
    const time = new Date(until - (200 - index) * 60_000).toISOString();
    return `${time} player: playlist entry ${(index % 12) + 1} shown on ${profile.host_name}`;
  });
  return `${lines.join('\n')}\n`;
}

/** What a simulated device has on its disk when it starts. */
function typicalFiles(profile: DeviceProfile, now: number): MemoryFolder {
  const encoder = new TextEncoder();
  const text = (content: string, hoursAgo: number): MemoryNode => ({
    kind: 'file',
    bytes: encoder.encode(content),
    modified: now - hoursAgo * HOUR_MS,
  });
  const old = now - 30 * 24 * HOUR_MS;
  return folder(now, {
    'readme.txt': text(
      `These are the files of a simulated device, ${profile.host_name}.\nThey are kept in memory only.\n`,
      700,
    ),
    '.profile': text('export LANG=C.UTF-8\n', 900),
    content: folder(old, {
      '2026-11': folder(old, {}),
      '2026-12': folder(old, {
        'playlist.json': text(JSON.stringify({ loop: true, entries: ['lobby.png', '안내.txt'] }, null, 2), 30),
        'lobby.png': { kind: 'file', bytes: picture(), modified: now - 48 * HOUR_MS },
        '안내.txt': text('1층 로비는 오전 9시에 엽니다.\n', 48),
      }),
    }),
    logs: folder(now, { 'player.log': text(log(profile, now), 0) }),
    settings: folder(old, { 'display.ini': text('[display]\nbrightness=80\nrotation=0\n', 400) }),
  });
}

/** The files of the simulated devices of this process, for as long as it runs. */
const stores = new Map<string, ReturnType<typeof memoryFileStore>>();

function storeOf(profile: DeviceProfile): ReturnType<typeof memoryFileStore> {
  const known = stores.get(profile.guid);
  if (known) return known;
  const store = memoryFileStore({
    name: 'home',
    root: typicalFiles(profile, Date.now()),
    capacity: CAPACITY,
    now: () => Date.now(),
    zip: writeZip,
  });
  stores.set(profile.guid, store);
  return store;
}

/** Serves the files of a simulated device over a connection, until it ends. The next connection sees its changes. */
export async function serveSimulatedFiles(
  channel: RemoteChannel,
  profile: DeviceProfile,
  streams: DeviceStreams | null = null,
): Promise<void> {
  await serveFileStore(channel, storeOf(profile), { ...NODE_TOOLS, streams });
}
