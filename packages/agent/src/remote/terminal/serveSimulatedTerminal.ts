import type { RemoteChannel } from '@remote-console/domain';
import type { DeviceProfile } from '../../simulation/index.ts';
import type { ServedConnection } from '../remoteHost.ts';
import { createLineEditor } from './simulated/lineEditor.ts';
import { completionsOf, runSimulated, type SimulatedPlace } from './simulated/simulatedCommands.ts';
import { simulatedFolders } from './simulated/simulatedFolders.ts';
import { createTerminals, serveTerminal, type Terminals } from './serveTerminal.ts';
import type { StartShell } from './shell.ts';

const ESC = '\u001B';
const HOME = '/home/demo';
const encoder = new TextEncoder();

function promptOf({ profile, folder, home }: SimulatedPlace): string {
  const shown = folder === home || folder.startsWith(`${home}/`) ? `~${folder.slice(home.length)}` : folder;
  return `${ESC}[1;32mdemo@${profile.host_name}${ESC}[0m:${ESC}[1;34m${shown}${ESC}[0m$ `;
}

/** Starts the shell of a simulated device: a few commands over a disk that does not exist. */
export function simulatedShells(profile: DeviceProfile, now: () => Date = () => new Date()): StartShell {
  return (firstSize, { output, exit }) => {
    let size = firstSize;
    let isOver = false;
    const startedAt = now();
    const root = simulatedFolders(profile);
    const place: SimulatedPlace = { profile, root, home: HOME, now, startedAt, size: () => size, folder: HOME };
    const decoder = new TextDecoder();
    const print = (text: string) => output(encoder.encode(text));

    function end(code: number): void {
      if (isOver) return;
      isOver = true;
      exit(code);
    }

    function enter(line: string): void {
      const result = runSimulated(place, line);
      if (result.kind === 'exit') return end(result.code);
      if (result.kind === 'clear') print(`${ESC}[H${ESC}[2J`);
      else for (const each of result.lines) print(`${each}\r\n`);
      editor.begin(promptOf(place));
    }

    const editor = createLineEditor(firstSize, {
      print,
      enter,
      complete: (line) => completionsOf(place, line),
      leave() {
        print('exit\r\n');
        end(0);
      },
    });
    queueMicrotask(() => {
      if (isOver) return;
      print(`${ESC}[33mThis device is simulated; so is its shell.${ESC}[0m Type help.\r\n`);
      editor.begin(promptOf(place));
    });
    return {
      name: 'demo',
      write(bytes) {
        if (!isOver) editor.take(decoder.decode(bytes, { stream: true }));
      },
      resize(next) {
        if (next.columns === size.columns && next.rows === size.rows) return;
        size = next;
        if (!isOver) editor.resize(next);
      },
      // It prints so little at a time that it need not wait.
      pause: () => undefined,
      resume: () => undefined,
      end: () => end(129),
    };
  };
}

/** The terminals of a simulated device. */
export function createSimulatedTerminals(profile: DeviceProfile): Terminals {
  return createTerminals(simulatedShells(profile), { simulated: true });
}

/** Serves a terminal of a simulated device over a channel, until the channel ends. */
export function serveSimulatedTerminal(
  channel: RemoteChannel,
  terminals: Terminals,
  connection: ServedConnection,
): Promise<void> {
  return serveTerminal(channel, terminals, connection);
}
