import { posix } from 'node:path';
import { type DeviceProfile, softwareOf } from '../../../simulation/index.ts';

/** A file with its text, or a folder with its contents. */
export type SimulatedEntry = string | { readonly [name: string]: SimulatedEntry };

const MOST_LOG_LINES = 12;

/** What the shell of a simulated device finds on its disk. */
export function simulatedFolders({ host_name: name, dev_os_id: system, inventory }: DeviceProfile): SimulatedEntry {
  const log = Array.from(
    { length: MOST_LOG_LINES },
    (_, index) =>
      `09:${String(index * 4).padStart(2, '0')}:12 ${index % 5 === 4 ? 'warn: slow answer' : 'heartbeat accepted'}`,
  );
  return {
    home: {
      demo: {
        'readme.txt': `${name} is simulated: nothing here belongs to a real computer.\n`,
        '안내.txt': '시뮬레이션 장치입니다. 실제 컴퓨터가 아닙니다.\n',
        '日本語.txt': 'シミュレーションのデバイスです。\n',
        documents: {
          'inventory.csv': `name,${name}\nsystem,${inventory.os_name ?? ''}\nmac,${inventory.mac_addr ?? ''}\n`,
        },
      },
    },
    etc: { hostname: `${name}\n`, 'os-release': `PRETTY_NAME="${inventory.os_name ?? ''}"\n` },
    opt: Object.fromEntries(softwareOf(system).map((software) => [software.name, {}])),
    var: { log: { 'agent.log': `${log.join('\n')}\n` } },
  };
}

/** What is at an absolute path; null where nothing is. */
export function entryAt(root: SimulatedEntry, path: string): SimulatedEntry | null {
  let entry: SimulatedEntry | undefined = root;
  for (const name of path.split('/').filter(Boolean)) {
    if (typeof entry === 'string' || !Object.hasOwn(entry, name)) return null;
    entry = entry[name];
    if (entry === undefined) return null;
  }
  return entry;
}

/** The absolute path that words refer to, relative to a folder. */
export function pathFrom(folder: string, home: string, words: string): string {
  const fromHome = words === '~' || words.startsWith('~/') ? `${home}${words.slice(1)}` : words;
  return posix.resolve(folder, fromHome);
}
