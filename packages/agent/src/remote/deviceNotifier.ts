import { execFile } from 'node:child_process';
import { CONSENT_SECONDS, type RemoteKind } from '@remote-console/domain';
import type { DeviceNotifier, RemoteRequest } from './consent.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const TITLE = 'Remote Console';

const WISHES: Readonly<Record<RemoteKind, string>> = {
  screen: 'see and control the screen of this computer',
  terminal: 'use a terminal of this computer',
  files: 'exchange files with this computer',
};

const USES: Readonly<Record<RemoteKind, string>> = {
  screen: 'sees and controls the screen of this computer.',
  terminal: 'uses a terminal of this computer.',
  files: 'exchanges files with this computer.',
};

/** A program of the system that speaks with the person; what a name could be mistaken for is never part of a script. */
export interface DialogTool {
  readonly program: string;
  readonly words: readonly string[];
  /** Added to the environment. */
  readonly environment: Environment;
  /** Whether the person agreed, by what the program says and how it ended; null where it could not be shown. */
  readonly read: (code: number | null, output: string) => boolean | null;
}

/** A name as one line without what a dialog could take for markup. */
function plain(name: string): string {
  return name.replace(/[\p{Cc}<>&]/gu, ' ').trim() || 'Somebody';
}

const RECORDED = ' The session is recorded.';

const question = ({ person, kind, recording }: RemoteRequest) =>
  `${plain(person)} wants to ${WISHES[kind]}.${recording === true ? RECORDED : ''} Do you allow it?`;
const notice = ({ person, kind, recording }: RemoteRequest) =>
  `${plain(person)} ${USES[kind]}${recording === true ? RECORDED : ''}`;

const hasDisplay = (environment: Environment) =>
  Boolean(environment['DISPLAY']) || Boolean(environment['WAYLAND_DISPLAY']);

const APPLE_DIALOG = [
  'on run argv',
  'display dialog (item 1 of argv) with title (item 2 of argv) buttons {"Refuse", "Allow"} default button "Refuse"',
  'end run',
];
const APPLE_NOTICE = ['on run argv', 'display notification (item 1 of argv) with title (item 2 of argv)', 'end run'];
const WINDOWS_TEXT = 'REMOTE_CONSOLE_TEXT';
/** Yes and no, with a question mark; 6 is yes, 7 is no. */
const WINDOWS_DIALOG = `exit (New-Object -ComObject WScript.Shell).Popup($env:${WINDOWS_TEXT}, ${CONSENT_SECONDS}, '${TITLE}', 36)`;
const YES = 6;
const NO = 7;

const apple = (lines: readonly string[], text: string): readonly string[] => [
  ...lines.flatMap((line) => ['-e', line]),
  text,
  TITLE,
];

/** What asks the person at a device; null where nothing can. */
export function askingTool(platform: string, environment: Environment, request: RemoteRequest): DialogTool | null {
  const text = question(request);
  switch (platform) {
    case 'linux':
      if (!hasDisplay(environment)) return null;
      return {
        program: 'zenity',
        words: [
          '--question',
          '--no-markup',
          '--title',
          TITLE,
          '--text',
          text,
          '--ok-label',
          'Allow',
          '--cancel-label',
          'Refuse',
        ],
        environment: {},
        read: (code) => (code === 0 || code === 1 ? code === 0 : null),
      };
    case 'darwin':
      return {
        program: 'osascript',
        words: apple(APPLE_DIALOG, text),
        environment: {},
        read: (code, output) => (code === 0 ? output.includes('button returned:Allow') : null),
      };
    case 'win32':
      return {
        program: 'powershell.exe',
        words: ['-NoProfile', '-NonInteractive', '-Command', WINDOWS_DIALOG],
        environment: { [WINDOWS_TEXT]: text },
        read: (code) => (code === YES || code === NO ? code === YES : null),
      };
    default:
      return null;
  }
}

/** What tells the person at a device that somebody is there; null where nothing can. */
export function tellingTool(platform: string, environment: Environment, request: RemoteRequest): DialogTool | null {
  const text = notice(request);
  const shown = { environment: {}, read: () => true };
  switch (platform) {
    case 'linux':
      return hasDisplay(environment) ? { program: 'notify-send', words: ['--', TITLE, text], ...shown } : null;
    case 'darwin':
      return { program: 'osascript', words: apple(APPLE_NOTICE, text), ...shown };
    case 'win32':
      return { program: 'msg', words: ['*', `/TIME:${CONSENT_SECONDS}`, text], ...shown };
    default:
      return null;
  }
}

function show(tool: DialogTool, signal?: AbortSignal): Promise<boolean | null> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...tool.environment };
    execFile(tool.program, [...tool.words], { env, ...(signal ? { signal } : {}) }, (error, output) => {
      const code = error === null ? 0 : error.code;
      resolve(tool.read(typeof code === 'number' ? code : null, output));
    });
  });
}

/** The person at this machine, reached with the programs of its desktop. */
export const thisDevice: DeviceNotifier = {
  async ask(request, signal) {
    const tool = askingTool(process.platform, process.env, request);
    const answer = tool && (await show(tool, signal));
    if (answer === null) return 'impossible';
    return answer ? 'allowed' : 'refused';
  },
  notify(request) {
    const tool = tellingTool(process.platform, process.env, request);
    if (tool) void show(tool);
  },
};
