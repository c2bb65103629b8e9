import type { InstallType, ProxyForm } from '@remote-console/domain';

/** The values a script receives. Every value matches a pattern without quotes, spaces or line ends. */
export interface ScriptFacts {
  /** Scheme, host and port of the console. */
  readonly origin: string;
  readonly token: string;
  readonly installType: InstallType;
  readonly proxy: ProxyForm;
}

/** A text inside an address; the quote is not a reserved character, and would end a string of the script. */
function inAddress(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll("'", '%27');
}

/** The address of a named proxy, or null. */
function proxyAddress({ proxyType, proxyServer, proxyPort, proxyId, proxyPassword }: ProxyForm): string | null {
  if (proxyType !== 'manual') return null;
  const person = proxyId === '' ? '' : `${inAddress(proxyId)}:${inAddress(proxyPassword)}@`;
  return `http://${person}${proxyServer}:${proxyPort}`;
}

function shell({ origin, token, installType, proxy }: ScriptFacts): string {
  const address = proxyAddress(proxy);
  return [
    '#!/bin/sh',
    '# Enrolls this computer and keeps it reporting. Anyone with this file can enroll devices until it expires.',
    'set -eu',
    `server='${origin}'`,
    `export REMOTE_CONSOLE_ENROLMENT_TOKEN='${token}'`,
    ...(proxy.proxyType === 'none' ? [] : ['export NODE_USE_ENV_PROXY=1']),
    ...(address === null
      ? []
      : [`export HTTPS_PROXY='${address}' HTTP_PROXY='${address}' https_proxy='${address}' http_proxy='${address}'`]),
    'installer=$(curl -fsSL "$server/download/install.sh" 2> /dev/null || wget -qO- "$server/download/install.sh") || {',
    '  echo "Could not download the agent from $server." >&2; exit 1; }',
    `printf '%s\\n' "$installer" | sh -s -- --server "$server"${installType === 'auto-login' ? '' : ' --foreground'} "$@"`,
    '',
  ].join('\n');
}

function powerShell({ origin, token, installType, proxy }: ScriptFacts): string {
  const address = proxyAddress(proxy);
  return [
    '# Enrolls this computer and keeps it reporting. Anyone with this file can enroll devices until it expires.',
    "$ErrorActionPreference = 'Stop'",
    `$server = '${origin}'`,
    ...(proxy.proxyType === 'none' ? [] : ["$env:NODE_USE_ENV_PROXY = '1'"]),
    ...(address === null ? [] : [`$env:HTTPS_PROXY = '${address}'`, `$env:HTTP_PROXY = '${address}'`]),
    `$installer = [scriptblock]::Create((Invoke-RestMethod -UseBasicParsing "$server/download/install.ps1"))`,
    `& $installer -Server $server -Token '${token}'${installType === 'auto-login' ? '' : ' -Foreground'}`,
    '',
  ].join('\r\n');
}

/** A script that installs the reference agent with an enrollment permission, using the server's installer. */
export function installerScript(format: 'sh' | 'ps1', facts: ScriptFacts): string {
  return format === 'sh' ? shell(facts) : powerShell(facts);
}
