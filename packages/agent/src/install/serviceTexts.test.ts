import { expect, it } from 'vitest';
import { layoutOf } from './layout.ts';
import { launchdJob, type ServiceFacts, systemdUnit, windowsTask } from './serviceTexts.ts';

const HOSTILE = '/home/a "b" %h $HOME <x> & \\';
const FACTS: ServiceFacts = {
  scope: 'user',
  words: [HOSTILE, '--server', 'https://console.example'],
  dataFolder: '/data',
  filesFolder: null,
  user: null,
};

it('a unit is started again after a crash, and reads its words as they are', () => {
  const unit = systemdUnit(FACTS);
  expect(unit).toContain(
    String.raw`ExecStart="/home/a \"b\" %%h $$HOME <x> & \\" "--server" "https://console.example"`,
  );
  expect(unit).toContain('Restart=on-failure\nRestartSec=30\n');
  expect(unit).toContain('WantedBy=default.target');
  expect(unit).not.toContain('User=');
  const system = systemdUnit({ ...FACTS, scope: 'system', user: 'agent' });
  for (const line of ['User=agent', 'NoNewPrivileges=yes', 'ReadWritePaths="/data"', 'WantedBy=multi-user.target'])
    expect(system.split('\n')).toContain(line);
});

it('a unit that is sealed may write into the folder whose files are exchanged', () => {
  const unit = systemdUnit({ ...FACTS, scope: 'system', user: 'agent', filesFolder: '/srv/ex change' });
  expect(unit).toContain('ReadWritePaths="/data" "/srv/ex change"\n');
});

it('a job of launchd runs from the start on, again after a crash, and reads its words as they are', () => {
  const job = launchdJob(FACTS);
  expect(job).toContain(String.raw`<string>/home/a &quot;b&quot; %h $HOME &lt;x&gt; &amp; \</string>`);
  expect(job).toContain('<key>RunAtLoad</key><true/>');
  expect(job).toContain('<key>SuccessfulExit</key><false/>');
  expect(job).toContain('<key>StandardErrorPath</key><string>/data/agent.log</string>');
});

it('a task of Windows runs from the start of the computer without its rights, and again after a crash', () => {
  const task = windowsTask({
    ...FACTS,
    scope: 'system',
    words: ['C:\\Program Files\\Remote Console Agent\\remote-console-agent.exe', '--data', 'C:\\Program Data & more'],
  });
  expect(task).toContain('<BootTrigger>');
  expect(task).toContain('<UserId>S-1-5-19</UserId>');
  expect(task).toContain('<RestartOnFailure>');
  expect(task).toContain('<Arguments>--data &quot;C:\\Program Data &amp; more&quot;</Arguments>');
  expect(windowsTask(FACTS)).toContain('<LogonTrigger>');
});

it('everything is in folders of the agent alone', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const) {
    for (const scope of ['system', 'user'] as const) {
      const { programFolder, program, dataFolder } = layoutOf({
        platform,
        scope,
        home: '/home/ada',
        isExecutable: true,
      });
      expect(program.startsWith(programFolder)).toBe(true);
      for (const folder of [programFolder, dataFolder]) expect(folder).toMatch(/remote[- ]console[- ]agent/i);
    }
  }
});
