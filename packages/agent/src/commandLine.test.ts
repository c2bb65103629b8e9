import { expect, it } from 'vitest';
import { HELP, readCommandLine } from './commandLine.ts';
import { NOTHING_ALLOWED } from './remote/remoteAllowance.ts';

const read = (words: string, environment: Record<string, string> = {}) =>
  readCommandLine(words.split(' ').filter(Boolean), environment, '/home/ada');

it('reads the server and the token', () => {
  expect(read('--server http://127.0.0.1:4400 --token T')).toEqual({
    kind: 'run',
    server: 'http://127.0.0.1:4400',
    token: { kind: 'given', token: 'T' },
    dataFolder: '/home/ada/.remote-console-agent',
    fleet: null,
    allowPower: false,
    remote: NOTHING_ALLOWED,
    tags: [],
  });
});

it('takes everything from the environment, so that the token is not in the list of processes', () => {
  expect(
    read('', {
      REMOTE_CONSOLE_SERVER: 'https://console.example',
      REMOTE_CONSOLE_ENROLMENT_TOKEN: 'T',
      REMOTE_CONSOLE_AGENT_DATA: '/data',
      REMOTE_CONSOLE_FLEET: '12',
    }),
  ).toEqual({
    kind: 'run',
    server: 'https://console.example',
    token: { kind: 'given', token: 'T' },
    dataFolder: '/data',
    fleet: { kind: 'count', count: 12 },
    allowPower: false,
    remote: NOTHING_ALLOWED,
    tags: [],
  });
});

it('reads tags for a new device, separated by commas', () => {
  const tagsOf = (words: readonly string[], environment: Record<string, string> = {}) => {
    const command = readCommandLine(['--server', 'http://localhost', ...words], environment, '/home/ada');
    return command.kind === 'run' ? command.tags : [];
  };
  expect(tagsOf(['--tags', 'kiosk, 3F  east,Kiosk,'])).toEqual(['kiosk', '3F east']);
  expect(tagsOf([], { REMOTE_CONSOLE_TAGS: 'lobby' })).toEqual(['lobby']);
  expect(read('install --server http://localhost --tags lobby')).toMatchObject({ kind: 'install', tags: ['lobby'] });
});

it('reads the token from a file, and lets the command line count before the environment', () => {
  const environment = { REMOTE_CONSOLE_ENROLMENT_TOKEN: 'T', REMOTE_CONSOLE_SERVER: 'https://one.example' };
  expect(read('--token-file /run/token --server https://two.example', environment)).toMatchObject({
    server: 'https://two.example',
    token: { kind: 'file', file: '/run/token' },
  });
});

it('plays a fleet from a file, and needs no token to go on with an earlier enrolment', () => {
  expect(read('--server http://localhost --fleet fleet.json')).toMatchObject({
    token: { kind: 'none' },
    fleet: { kind: 'file', file: 'fleet.json' },
  });
});

it.each([
  ['', 'The server address is missing: pass it with --server URL.'],
  ['--server console', 'The server address is not valid: it must start with http:// or https://.'],
  ['--server http://localhost --fleet 0', 'A fleet must have 1 to 100000 devices.'],
  ['--server http://localhost --fleet 100001', 'A fleet must have 1 to 100000 devices.'],
])('says in one sentence what is wrong with "%s"', (words, sentence) => {
  expect(read(words)).toEqual({ kind: 'mistake', sentence });
});

it('lets commands reboot and shut down the machine only when it is set to', () => {
  const allowed = (words: string, environment: Record<string, string> = {}) => {
    const command = read(`--server http://localhost ${words}`, environment);
    return command.kind === 'run' && command.allowPower;
  };
  expect(allowed('')).toBe(false);
  expect(allowed('', { REMOTE_CONSOLE_ALLOW_POWER: '0' })).toBe(false);
  expect(allowed('--allow-power')).toBe(true);
  expect(allowed('', { REMOTE_CONSOLE_ALLOW_POWER: '1' })).toBe(true);
});

it('lets people reach the machine from a browser only as far as it is set to', () => {
  const allowed = (words: string, environment: Record<string, string> = {}) => {
    const command = read(`--server http://localhost ${words}`, environment);
    return command.kind === 'run' ? command.remote : null;
  };
  expect(allowed('--allow-power')).toEqual(NOTHING_ALLOWED);
  const all = {
    screen: true,
    vncPort: null,
    vncPasswordFile: null,
    terminal: true,
    shell: '/bin/zsh',
    files: '/srv/exchange',
  };
  expect(allowed('--allow-screen --allow-terminal --shell /bin/zsh --allow-files /srv/exchange')).toEqual(all);
  expect(
    allowed('', {
      REMOTE_CONSOLE_ALLOW_SCREEN: '1',
      REMOTE_CONSOLE_ALLOW_TERMINAL: '1',
      REMOTE_CONSOLE_SHELL: '/bin/zsh',
      REMOTE_CONSOLE_ALLOW_FILES: '/srv/exchange',
    }),
  ).toEqual(all);
  expect(read('install --server http://localhost --allow-terminal')).toMatchObject({
    remote: { ...NOTHING_ALLOWED, terminal: true },
  });
  expect(read('--server http://localhost --allow-files exchange')).toMatchObject({ kind: 'mistake' });
});

it('refuses an option that it does not know', () => {
  expect(read('--serve http://localhost')).toMatchObject({
    kind: 'mistake',
    sentence: expect.stringContaining('--serve'),
  });
});

it('prints help and version without a server', () => {
  expect(read('--help')).toEqual({ kind: 'help' });
  expect(read('--version')).toEqual({ kind: 'version' });
});

it('lists and ends the sessions on this machine', () => {
  const sessions = (words: string, environment = {}) => read(`sessions ${words}`, environment);
  const wish = { user: false, noService: false };
  const command = { kind: 'sessions', request: { type: 'list' }, dataFolder: null, wish };
  expect(sessions('')).toEqual(command);
  expect(sessions('--data /data')).toEqual({ ...command, dataFolder: '/data' });
  expect(sessions('', { REMOTE_CONSOLE_AGENT_DATA: '/data' })).toEqual({ ...command, dataFolder: '/data' });
  expect(sessions('end 7')).toEqual({ ...command, request: { type: 'end', number: 7 } });
  expect(sessions('end all --user')).toEqual({
    ...command,
    request: { type: 'end', number: null },
    wish: { ...wish, user: true },
  });
  const sentence = 'Specify which session to end: `sessions end NUMBER` or `sessions end all`. `sessions` lists them.';
  for (const words of ['end', 'end 0', 'end -x', 'end seven', 'end 7 8', 'stop', 'end 1e3'])
    expect(sessions(words)).toMatchObject({ kind: 'mistake' });
  expect(sessions('end')).toEqual({ kind: 'mistake', sentence });
  expect(HELP).toContain('remote-console-agent sessions [end NUMBER|all] [--data DIR]');
});
