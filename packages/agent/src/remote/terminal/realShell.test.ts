import { expect, it } from 'vitest';
import { shellEnvironment, shellFile } from './startRealShell.ts';

const AGENTS = {
  HOME: '/home/ada',
  PATH: '/usr/bin',
  LC_ALL: 'ko_KR.UTF-8',
  REMOTE_CONSOLE_ENROLMENT_TOKEN: 'secret',
  HTTPS_PROXY: 'http://name:password@proxy',
  NODE_OPTIONS: '--inspect',
};

it('gives a shell what a login has, and nothing of the agent', () => {
  expect(shellEnvironment(AGENTS, 'linux')).toEqual({
    HOME: '/home/ada',
    PATH: '/usr/bin',
    LANG: 'C.UTF-8',
    LC_ALL: 'ko_KR.UTF-8',
    TERM: 'xterm-256color',
    COLORTERM: 'truecolor',
  });
  const windows = shellEnvironment({ ...AGENTS, SystemRoot: 'C:\\Windows' }, 'win32');
  expect(windows).toMatchObject({ SystemRoot: 'C:\\Windows' });
  expect(JSON.stringify(windows)).not.toContain('secret');
});

it('takes the shell that the owner named, then that of the user, then that of the system', () => {
  expect(shellFile('/bin/zsh', { SHELL: '/bin/sh' }, 'linux')).toBe('/bin/zsh');
  expect(shellFile(null, { SHELL: '/bin/sh' }, 'linux')).toBe('/bin/sh');
  expect(shellFile(null, { SHELL: '/usr/sbin/nologin' }, 'linux')).toMatch(/^\/bin\/(ba|z)?sh$/);
  expect(shellFile(null, { SHELL: '/nowhere/fish' }, 'linux')).toMatch(/^\/bin\/(ba|z)?sh$/);
  expect(shellFile(null, {}, 'win32')).toBe('powershell.exe');
});
