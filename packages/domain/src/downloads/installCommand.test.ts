import { describe, expect, it } from 'vitest';
import { AGENT_PROGRAMS, AGENT_SYSTEMS, installCommand, installShells } from './installCommand.ts';

const HERE = { serverUrl: 'https://console.example', token: 'abc-DEF_1' } as const;
const HOSTILE = `a'b"c$(id)\`id\` \u2019;{{ x }}\\`;
const ALL = AGENT_SYSTEMS.flatMap((system) => installShells(system).map((shell) => ({ system, shell })));

describe('the command that installs the agent', () => {
  it('is one line for a terminal of Linux and macOS', () => {
    for (const system of ['linux', 'macos'] as const) {
      expect(installCommand({ ...HERE, system })).toBe(
        'curl -fsSL https://console.example/download/install.sh | sh -s -- --server https://console.example --token abc-DEF_1',
      );
    }
  });

  it('is one line for PowerShell', () => {
    expect(installCommand({ ...HERE, system: 'windows' })).toBe(
      "& ([scriptblock]::Create((irm 'https://console.example/download/install.ps1'))) -Server 'https://console.example' -Token 'abc-DEF_1'",
    );
  });

  it('exists for the tools that manage many computers of each system', () => {
    expect(AGENT_SYSTEMS.map((system) => installShells(system))).toEqual([
      ['sh', 'ansible'],
      ['powershell', 'intune', 'groupPolicy'],
      ['sh', 'mdm'],
    ]);
    const texts = ALL.map((way) => installCommand({ ...HERE, ...way }));
    // The terminals of Linux and macOS take the same line.
    expect(new Set(texts).size).toBe(texts.length - 1);
  });

  it('names server and token in every text, and the token in no address', () => {
    for (const way of ALL) {
      const text = installCommand({ ...HERE, ...way });
      expect(text).toContain(HERE.serverUrl);
      expect(text).toContain(HERE.token);
      expect(text).not.toMatch(/https?:\/\/\S*abc-DEF_1/);
    }
  });

  it('does nothing where the agent is installed, if it may be run more than once', () => {
    const guard = { ansible: 'creates:', intune: 'exit 0', groupPolicy: 'exit 0', mdm: 'exit 0' } as const;
    for (const { system, shell } of ALL) {
      if (shell === 'sh' || shell === 'powershell') continue;
      expect(installCommand({ ...HERE, system, shell })).toContain(guard[shell]);
    }
  });

  it('keeps hostile text as text', () => {
    const hostile = { serverUrl: 'https://console.example', token: HOSTILE };
    expect(installCommand({ ...hostile, system: 'linux' })).toContain(`--token '${HOSTILE.replaceAll("'", `'\\''`)}'`);
    expect(installCommand({ ...hostile, system: 'windows' })).toContain(
      `-Token '${HOSTILE.replace("'", "''").replace('\u2019', '\u2019\u2019')}'`,
    );
    const playbook = installCommand({ ...hostile, system: 'linux', shell: 'ansible' });
    expect(playbook).toContain(`remote_console_token: !unsafe ${JSON.stringify(HOSTILE)}`);
    expect(installCommand({ serverUrl: 'http://[::1]:4400', token: 't', system: 'linux' })).toContain(
      "--server 'http://[::1]:4400'",
    );
  });
});

it('the executables are named after system and processor', () => {
  for (const { system, architecture, file } of AGENT_PROGRAMS) {
    expect(file).toBe(`remote-console-agent-${system}-${architecture}${system === 'windows' ? '.exe' : ''}`);
  }
});
