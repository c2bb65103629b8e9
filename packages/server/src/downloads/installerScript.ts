import type { InstallType, ProxyForm } from '@remote-console/domain';

/** What a script is told. Every value keeps a pattern that has no quote, blank or line end in it. */
export interface ScriptFacts {
  /** Scheme, host and port of the console. */
  readonly origin: string;
  readonly token: string;
  readonly installType: InstallType;
  readonly proxy: ProxyForm;
}

/** The agent as one file, where the operator has put one among the downloads. */
export const AGENT_BUNDLE = 'remote-console-agent.mjs';

/** A text inside an address; the quote is no reserved character, and would end a string of the script. */
function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');
}

/** The address of a proxy that is named, or null. */
function proxyAddress({ proxyType, proxyServer, proxyPort, proxyId, proxyPassword }: ProxyForm): string | null {
  if (proxyType !== 'manual') return null;
  const person = proxyId === '' ? '' : `${inAddress(proxyId)}:${inAddress(proxyPassword)}@`;
  return `http://${person}${proxyServer}:${proxyPort}`;
}

function shell({ origin, token, installType, proxy }: ScriptFacts): string {
  const address = proxyAddress(proxy);
  const proxyLines = address === null ? [] : [`export HTTPS_PROXY='${address}' HTTP_PROXY='${address}'`];
  return [
    '#!/bin/sh',
    '# Enrols this computer and keeps it reporting. Whoever has this file can enrol devices until it expires.',
    'set -eu',
    `server='${origin}'`,
    'home="$HOME/.remote-console-agent"',
    'umask 077',
    'mkdir -p "$home"',
    `printf '%s' '${token}' > "$home/enrolment-token"`,
    ...(proxy.proxyType === 'none' ? [] : ['export NODE_USE_ENV_PROXY=1']),
    ...proxyLines,
    'if command -v remote-console-agent > /dev/null; then',
    '  set -- remote-console-agent',
    'else',
    '  command -v node > /dev/null || { echo "Node.js 24 or newer is needed: https://nodejs.org" >&2; exit 1; }',
    `  curl -fsS "$server/download/${AGENT_BUNDLE}" -o "$home/${AGENT_BUNDLE}" || {`,
    '    echo "The agent could not be downloaded from $server." >&2; exit 1; }',
    `  set -- node "$home/${AGENT_BUNDLE}"`,
    'fi',
    'set -- "$@" --server "$server" --token-file "$home/enrolment-token"',
    ...(installType === 'auto-login'
      ? ['nohup "$@" > "$home/agent.log" 2>&1 &', 'echo "The agent runs; its log is $home/agent.log."']
      : ['exec "$@"']),
    '',
  ].join('\n');
}

function powerShell({ origin, token, installType, proxy }: ScriptFacts): string {
  const address = proxyAddress(proxy);
  const proxyLines = address === null ? [] : [`$env:HTTPS_PROXY = '${address}'`, `$env:HTTP_PROXY = '${address}'`];
  return [
    '# Enrols this computer and keeps it reporting. Whoever has this file can enrol devices until it expires.',
    "$ErrorActionPreference = 'Stop'",
    `$server = '${origin}'`,
    "$data = Join-Path $HOME '.remote-console-agent'",
    'New-Item -ItemType Directory -Force -Path $data | Out-Null',
    "$tokenFile = Join-Path $data 'enrolment-token'",
    `[IO.File]::WriteAllText($tokenFile, '${token}')`,
    ...(proxy.proxyType === 'none' ? [] : ["$env:NODE_USE_ENV_PROXY = '1'"]),
    ...proxyLines,
    "$options = @('--server', $server, '--token-file', $tokenFile)",
    'if (Get-Command remote-console-agent -ErrorAction SilentlyContinue) {',
    "  $program = 'remote-console-agent'",
    '} else {',
    '  if (-not (Get-Command node -ErrorAction SilentlyContinue)) {',
    "    throw 'Node.js 24 or newer is needed: https://nodejs.org'",
    '  }',
    `  $bundle = Join-Path $data '${AGENT_BUNDLE}'`,
    `  Invoke-WebRequest -UseBasicParsing -Uri "$server/download/${AGENT_BUNDLE}" -OutFile $bundle`,
    "  $program = 'node'",
    '  $options = @($bundle) + $options',
    '}',
    installType === 'auto-login'
      ? 'Start-Process -WindowStyle Hidden -FilePath $program -ArgumentList $options'
      : '& $program @options',
    '',
  ].join('\r\n');
}

/** A script that runs the reference agent with a right to enrol. */
export function installerScript(format: 'sh' | 'ps1', facts: ScriptFacts): string {
  return format === 'sh' ? shell(facts) : powerShell(facts);
}
