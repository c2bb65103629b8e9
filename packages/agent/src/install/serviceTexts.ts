import type { Scope } from './layout.ts';
import { LAUNCHD_LABEL, SERVICE } from './layout.ts';

/** What a service runs. */
export interface ServiceFacts {
  readonly scope: Scope;
  /** The program and its parameters. */
  readonly words: readonly [string, ...string[]];
  readonly dataFolder: string;
  /** The folder whose files are exchanged with browsers; null for none. */
  readonly filesFolder: string | null;
  /** The user that it runs as; null for the user who installs it. */
  readonly user: string | null;
}

/** A word as systemd reads it: quoted, with variables and specifiers escaped. */
function unitWord(word: string): string {
  const escaped = word.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('%', '%%').replaceAll('$', '$$$$');
  return `"${escaped}"`;
}

/**
 * The systemd unit. It is restarted after a crash and after failures that waiting may fix, but not when the device was
 * deleted in the console. Its output goes to the journal.
 */
export function systemdUnit({ scope, words, dataFolder, filesFolder, user }: ServiceFacts): string {
  const own = user === null ? [] : [`User=${user}`, `Group=${user}`, 'NoNewPrivileges=yes'];
  const sealed = [
    'ProtectSystem=strict',
    `ReadWritePaths=${[dataFolder, ...(filesFolder === null ? [] : [filesFolder])].map(unitWord).join(' ')}`,
    'PrivateTmp=yes',
    'RestrictSUIDSGID=yes',
  ];
  return [
    '[Unit]',
    'Description=Remote Console agent',
    'Wants=network-online.target',
    'After=network-online.target',
    '',
    '[Service]',
    `ExecStart=${words.map(unitWord).join(' ')}`,
    'Restart=on-failure',
    'RestartSec=30',
    ...own,
    ...(scope === 'system' && user !== null ? sealed : []),
    '',
    '[Install]',
    `WantedBy=${scope === 'system' ? 'multi-user.target' : 'default.target'}`,
    '',
  ].join('\n');
}

function asXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The launchd job: a daemon for the computer, an agent for a user. Its output goes to a file in the data folder. */
export function launchdJob({ words, dataFolder }: ServiceFacts): string {
  const log = asXml(`${dataFolder}/agent.log`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">',
    '<dict>',
    `  <key>Label</key><string>${LAUNCHD_LABEL}</string>`,
    '  <key>ProgramArguments</key>',
    '  <array>',
    ...words.map((word) => `    <string>${asXml(word)}</string>`),
    '  </array>',
    '  <key>RunAtLoad</key><true/>',
    '  <key>KeepAlive</key><dict><key>SuccessfulExit</key><false/></dict>',
    '  <key>ThrottleInterval</key><integer>30</integer>',
    `  <key>StandardOutPath</key><string>${log}</string>`,
    `  <key>StandardErrorPath</key><string>${log}</string>`,
    '</dict>',
    '</plist>',
    '',
  ].join('\n');
}

/** A word of a Windows command line. */
function windowsWord(word: string): string {
  return /[\s"]/.test(word) ? `"${word.replaceAll('"', '\\"')}"` : word;
}

/**
 * The Windows scheduled task, which needs no program that speaks to the service manager: started at boot as Local
 * Service, or when a user signs in.
 */
export function windowsTask({ scope, words: [program, ...parameters] }: ServiceFacts): string {
  const [trigger, principal] =
    scope === 'system'
      ? ['BootTrigger', '<UserId>S-1-5-19</UserId><RunLevel>LeastPrivilege</RunLevel>']
      : ['LogonTrigger', '<LogonType>InteractiveToken</LogonType><RunLevel>LeastPrivilege</RunLevel>'];
  return [
    '<?xml version="1.0" encoding="UTF-16"?>',
    '<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">',
    `  <RegistrationInfo><Description>Remote Console agent (${SERVICE})</Description></RegistrationInfo>`,
    `  <Triggers><${trigger}><Enabled>true</Enabled></${trigger}></Triggers>`,
    `  <Principals><Principal id="Agent">${principal}</Principal></Principals>`,
    '  <Settings>',
    '    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>',
    '    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>',
    '    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>',
    '    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>',
    '    <RestartOnFailure><Interval>PT1M</Interval><Count>999</Count></RestartOnFailure>',
    '  </Settings>',
    '  <Actions Context="Agent">',
    `    <Exec><Command>${asXml(program)}</Command><Arguments>${asXml(parameters.map(windowsWord).join(' '))}</Arguments></Exec>`,
    '  </Actions>',
    '</Task>',
    '',
  ].join('\r\n');
}
