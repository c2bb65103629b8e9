import { execFile } from 'node:child_process';
import { CONSENT_SECONDS, type RemoteKind } from '@remote-console/domain';
import type { DeviceNotifier, RemotePresence, RemoteRequest } from './consent.ts';
import { shownName } from './personName.ts';

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

const DOINGS: Readonly<Record<RemoteKind, string>> = {
  screen: 'sees and controls the screen',
  terminal: 'uses a terminal',
  files: 'exchanges files',
};

const END_SESSION = 'End session';
const HIDE = 'Hide';

/** A system program that talks to the person; text that could be mistaken for code is never part of a script. */
export interface DialogTool {
  readonly program: string;
  readonly words: readonly string[];
  /** Added to the environment. */
  readonly environment: Environment;
  /** Whether the person agreed, judging by the program's output and exit code; null where it could not be shown. */
  readonly read: (code: number | null, output: string) => boolean | null;
}

const RECORDED = ' The session is recorded.';

const question = ({ person, kind, recording }: RemoteRequest) =>
  `${shownName(person)} wants to ${WISHES[kind]}.${recording === true ? RECORDED : ''} Do you allow it?`;
const notice = ({ person, kind, recording }: RemoteRequest) =>
  `${shownName(person)} ${USES[kind]}${recording === true ? RECORDED : ''}`;
const allOf = new Intl.ListFormat('en');
const sign = ({ person, kinds }: RemotePresence) =>
  `A session is in progress on this computer: ${shownName(person)} ${allOf.format(kinds.map((kind) => DOINGS[kind]))}.`;

const hasDisplay = (environment: Environment) =>
  Boolean(environment['DISPLAY']) || Boolean(environment['WAYLAND_DISPLAY']);

const APPLE_DIALOG = [
  'on run argv',
  'display dialog (item 1 of argv) with title (item 2 of argv) buttons {"Refuse", "Allow"} default button "Refuse"',
  'end run',
];
/** Somebody typing when it appears presses the default button, which ends nothing. */
const APPLE_SIGN = [
  'on run argv',
  `display dialog (item 1 of argv) with title (item 2 of argv) buttons {"${HIDE}", "${END_SESSION}"} default button "${HIDE}"`,
  'end run',
];
const APPLE_NOTICE = ['on run argv', 'display notification (item 1 of argv) with title (item 2 of argv)', 'end run'];
const WINDOWS_TEXT = 'REMOTE_CONSOLE_TEXT';
/** Yes and no, with a question mark; 6 is yes, 7 is no. */
const WINDOWS_DIALOG = `exit (New-Object -ComObject WScript.Shell).Popup($env:${WINDOWS_TEXT}, ${CONSENT_SECONDS}, '${TITLE}', 36)`;
const YES = 6;
const NO = 7;
/** A window on top of the others. Its button has no focus at first, in case somebody is typing; Alt and E press it. */
const WINDOWS_SIGN = [
  'Add-Type -AssemblyName System.Windows.Forms',
  '$form = New-Object System.Windows.Forms.Form',
  `$form.Text = '${TITLE}'`,
  '$form.TopMost = $true',
  "$form.FormBorderStyle = 'FixedDialog'",
  '$form.MaximizeBox = $false',
  '$form.AutoSize = $true',
  "$form.AutoSizeMode = 'GrowAndShrink'",
  '$rows = New-Object System.Windows.Forms.FlowLayoutPanel',
  "$rows.FlowDirection = 'TopDown'",
  '$rows.AutoSize = $true',
  '$rows.Padding = New-Object System.Windows.Forms.Padding 12',
  '$label = New-Object System.Windows.Forms.Label',
  '$label.UseMnemonic = $false',
  '$label.AutoSize = $true',
  '$label.MaximumSize = New-Object System.Drawing.Size 360, 0',
  `$label.Text = $env:${WINDOWS_TEXT}`,
  '$button = New-Object System.Windows.Forms.Button',
  `$button.Text = '&${END_SESSION}'`,
  '$button.AutoSize = $true',
  '$button.TabStop = $false',
  `$button.Add_Click({ $form.Tag = ${YES}; $form.Close() })`,
  '$rows.Controls.AddRange(@($label, $button))',
  '$form.Controls.Add($rows)',
  '[void]$form.ShowDialog()',
  `if ($form.Tag -eq ${YES}) { exit ${YES} } else { exit ${NO} }`,
].join('; ');

const apple = (lines: readonly string[], text: string): readonly string[] => [
  ...lines.flatMap((line) => ['-e', line]),
  text,
  TITLE,
];

/** A zenity question: one button agrees, and closing the window declines. */
function zenity(text: string, agree: string, decline: string): DialogTool {
  return {
    program: 'zenity',
    words: [
      '--question',
      '--no-markup',
      '--default-cancel',
      '--title',
      TITLE,
      '--text',
      text,
      '--ok-label',
      agree,
      '--cancel-label',
      decline,
    ],
    environment: {},
    read: (code) => (code === 0 || code === 1 ? code === 0 : null),
  };
}

function appleDialog(lines: readonly string[], text: string, agree: string): DialogTool {
  return {
    program: 'osascript',
    words: apple(lines, text),
    environment: {},
    read: (code, output) => (code === 0 ? output.includes(`button returned:${agree}`) : null),
  };
}

function powershell(script: string, text: string): DialogTool {
  return {
    program: 'powershell.exe',
    words: ['-NoProfile', '-NonInteractive', '-Command', script],
    environment: { [WINDOWS_TEXT]: text },
    read: (code) => (code === YES || code === NO ? code === YES : null),
  };
}

/** What asks the person at a device; null where nothing can. */
export function askingTool(platform: string, environment: Environment, request: RemoteRequest): DialogTool | null {
  const text = question(request);
  switch (platform) {
    case 'linux':
      return hasDisplay(environment) ? zenity(text, 'Allow', 'Refuse') : null;
    case 'darwin':
      return appleDialog(APPLE_DIALOG, text, 'Allow');
    case 'win32':
      return powershell(WINDOWS_DIALOG, text);
    default:
      return null;
  }
}

/** What shows who is at the device until it is ended, and agrees when the session is to end; null where nothing can. */
export function signTool(platform: string, environment: Environment, presence: RemotePresence): DialogTool | null {
  const text = sign(presence);
  switch (platform) {
    case 'linux':
      return hasDisplay(environment) ? zenity(text, END_SESSION, HIDE) : null;
    case 'darwin':
      return appleDialog(APPLE_SIGN, text, END_SESSION);
    case 'win32':
      return powershell(WINDOWS_SIGN, text);
    default:
      return null;
  }
}

/** What informs the person at a device that somebody is connected; null where nothing can. */
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
  async show(presence, signal) {
    const tool = signTool(process.platform, process.env, presence);
    return tool !== null && (await show(tool, signal)) === true;
  },
};
