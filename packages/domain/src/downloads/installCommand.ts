/** The systems that the reference agent is built for. */
export const AGENT_SYSTEMS = ['linux', 'windows', 'macos'] as const;

/** One of them. */
export type AgentSystem = (typeof AGENT_SYSTEMS)[number];

/** The processors that it is built for. */
export type AgentArchitecture = 'x64' | 'arm64';

/** An executable that a server can offer. */
export interface AgentProgram {
  readonly system: AgentSystem;
  readonly architecture: AgentArchitecture;
  /** Its name below `/download`. */
  readonly file: string;
}

/** Every executable of the reference agent. */
export const AGENT_PROGRAMS = [
  { system: 'linux', architecture: 'x64', file: 'remote-console-agent-linux-x64' },
  { system: 'linux', architecture: 'arm64', file: 'remote-console-agent-linux-arm64' },
  { system: 'windows', architecture: 'x64', file: 'remote-console-agent-windows-x64.exe' },
  { system: 'macos', architecture: 'x64', file: 'remote-console-agent-macos-x64' },
] as const satisfies readonly AgentProgram[];

/**
 * Where an installation is typed or pasted: the terminal of one computer (`sh`, `powershell`), or a tool that installs on
 * many.
 */
export type InstallShell = 'sh' | 'powershell' | 'ansible' | 'intune' | 'groupPolicy' | 'mdm';

const SHELLS: Readonly<Record<AgentSystem, readonly [InstallShell, ...InstallShell[]]>> = {
  linux: ['sh', 'ansible'],
  windows: ['powershell', 'intune', 'groupPolicy'],
  macos: ['sh', 'mdm'],
};

/** The ways to install on a system; the first is for one computer, the others for many. */
export function installShells(system: AgentSystem): readonly [InstallShell, ...InstallShell[]] {
  return SHELLS[system];
}

/** The inputs of an installation. */
export interface Installation {
  readonly system: AgentSystem;
  /** Origin of the console, such as `https://console.example`. */
  readonly serverUrl: string;
  /** The enrollment token. It is never part of an address, since addresses end up in logs. */
  readonly token: string;
  /** One of the system's `installShells`; the first by default. */
  readonly shell?: InstallShell;
}

/** Characters that a shell takes literally. */
const PLAIN = /^[A-Za-z0-9_./:@%+=-]+$/;

function quotedForShell(text: string): string {
  return PLAIN.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

function quotedForPowerShell(text: string): string {
  // PowerShell ends a string at typographic quotes as well.
  return `'${text.replaceAll(/['\u2018\u2019\u201A\u201B]/g, '$&$&')}'`;
}

function shellCommand(serverUrl: string, token: string): string {
  const script = quotedForShell(`${serverUrl}/download/install.sh`);
  return `curl -fsSL ${script} | sh -s -- --server ${quotedForShell(serverUrl)} --token ${quotedForShell(token)}`;
}

function powerShellCommand(serverUrl: string, token: string): string {
  const script = quotedForPowerShell(`${serverUrl}/download/install.ps1`);
  const server = quotedForPowerShell(serverUrl);
  return `& ([scriptblock]::Create((irm ${script}))) -Server ${server} -Token ${quotedForPowerShell(token)}`;
}

/** A text as a YAML string in which nothing is interpreted: every JSON string is valid YAML. */
function ansiblePlaybook(serverUrl: string, token: string): string {
  return [
    '- name: Install the Remote Console agent',
    '  hosts: all',
    '  become: true',
    '  vars:',
    `    remote_console_server: !unsafe ${JSON.stringify(serverUrl)}`,
    '    # Better kept with ansible-vault.',
    `    remote_console_token: !unsafe ${JSON.stringify(token)}`,
    '  tasks:',
    '    - name: Download the installer',
    '      ansible.builtin.get_url:',
    '        url: "{{ remote_console_server }}/download/install.sh"',
    '        dest: /root/remote-console-install.sh',
    '        mode: "0700"',
    '    - name: Install the agent and enrol it',
    '      ansible.builtin.command:',
    '        argv: [sh, /root/remote-console-install.sh, --server, "{{ remote_console_server }}"]',
    '        creates: /opt/remote-console-agent',
    '      environment:',
    '        REMOTE_CONSOLE_ENROLMENT_TOKEN: "{{ remote_console_token }}"',
    '      no_log: true',
    '',
  ].join('\n');
}

/** A script that a Windows computer may run at every start: it does nothing if the agent is installed. */
function windowsScript(comments: readonly string[], serverUrl: string, token: string): string {
  return [
    ...comments.map((comment) => `# ${comment}`),
    "if (Test-Path (Join-Path $env:ProgramFiles 'Remote Console Agent')) { exit 0 }",
    '[Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12',
    powerShellCommand(serverUrl, token),
    '',
  ].join('\r\n');
}

/** A script that a Mac may receive more than once: it does nothing if the agent is installed. */
function macScript(serverUrl: string, token: string): string {
  return [
    '#!/bin/sh',
    '# A script for your MDM (Jamf, Kandji, Intune): run it as root, once for each computer.',
    '[ -e /opt/remote-console-agent ] && exit 0',
    shellCommand(serverUrl, token),
    '',
  ].join('\n');
}

/**
 * What a user copies to install the agent: one line for one computer, or a script for a tool that manages many.
 * Malicious input stays inert text in all of them.
 */
export function installCommand({ system, serverUrl, token, shell = SHELLS[system][0] }: Installation): string {
  switch (shell) {
    case 'sh':
      return shellCommand(serverUrl, token);
    case 'powershell':
      return powerShellCommand(serverUrl, token);
    case 'ansible':
      return ansiblePlaybook(serverUrl, token);
    case 'intune':
      return windowsScript(
        ['Devices > Scripts and remediations > Platform scripts: run as the system, in a 64-bit host.'],
        serverUrl,
        token,
      );
    case 'groupPolicy':
      return windowsScript(
        ['Computer Configuration > Policies > Windows Settings > Scripts > Startup > PowerShell Scripts.'],
        serverUrl,
        token,
      );
    case 'mdm':
      return macScript(serverUrl, token);
  }
}
