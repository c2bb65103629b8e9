import { AGENT_BUNDLE, type AgentFiles } from './agentPrograms.ts';

/**
 * The script that installs the agent on Windows, for PowerShell 5.1 and newer. It stops with one sentence that says what to
 * do.
 */
export function powerShellInstaller({ executables, bundle }: AgentFiles): string {
  const choices = executables
    .filter(({ system }) => system === 'windows')
    .map(
      ({ architecture, file, sha256 }) =>
        `  '${architecture}' = @{ File = '${file}'; Sha256 = '${sha256.toUpperCase()}' }`,
    );
  return `# Installs the Remote Console agent on this computer:
#   & ([scriptblock]::Create((irm 'https://CONSOLE/download/install.ps1'))) -Server 'https://CONSOLE' -Token 'TOKEN'
# Run as an administrator it is installed for the computer, else for you alone.
# The token may also be in the environment, as REMOTE_CONSOLE_ENROLMENT_TOKEN.
# To remove it: & 'C:\\Program Files\\Remote Console Agent\\remote-console-agent.exe' uninstall
param(
  [string]$Server = $env:REMOTE_CONSOLE_SERVER,
  [string]$Token = $env:REMOTE_CONSOLE_ENROLMENT_TOKEN,
  [string]$Certificate = '',
  [switch]$User,
  [switch]$Foreground,
  [switch]$AllowPower,
  [switch]$AllowScreen,
  [switch]$AllowTerminal,
  [string]$AllowFiles = ''
)
$ErrorActionPreference = 'Stop'
# The bar of Invoke-WebRequest makes a download many times slower.
$ProgressPreference = 'SilentlyContinue'
[Net.ServicePointManager]::SecurityProtocol = [Net.ServicePointManager]::SecurityProtocol -bor [Net.SecurityProtocolType]::Tls12
if ($Server -notmatch '^https?://') { throw 'The address of the console is missing: pass it with -Server https://CONSOLE.' }
$Server = $Server.TrimEnd('/')
Remove-Item Env:REMOTE_CONSOLE_ENROLMENT_TOKEN -ErrorAction SilentlyContinue

$programs = @{
${choices.join('\n')}
}
# Windows with an ARM processor translates programs for x64.
$program = $programs['x64']
$node = $null
if ($null -eq $program) {
  $program = @{ File = '${AGENT_BUNDLE}'; Sha256 = '${(bundle ?? '').toUpperCase()}' }
  $node = (Get-Command node -ErrorAction SilentlyContinue).Source
  if (-not $program.Sha256) { throw "$Server has no agent for Windows yet: ask its administrator." }
  if (-not $node) { throw "$Server has no executable for Windows yet: install Node.js 24 (https://nodejs.org) or ask its administrator." }
}

$work = Join-Path ([IO.Path]::GetTempPath()) ('remote-console-' + [Guid]::NewGuid())
New-Item -ItemType Directory -Path $work | Out-Null
try {
  $file = Join-Path $work $program.File
  $download = @{ UseBasicParsing = $true; Uri = "$Server/download/$($program.File)"; OutFile = $file }
  if ($env:HTTPS_PROXY) {
    $proxy = [Uri]$env:HTTPS_PROXY
    $download.Proxy = $proxy.GetLeftPart([UriPartial]::Authority) -replace '//[^@/]*@', '//'
    if ($proxy.UserInfo) {
      $name, $password = $proxy.UserInfo -split ':', 2 | ForEach-Object { [Uri]::UnescapeDataString($_) }
      $download.ProxyCredential = New-Object Management.Automation.PSCredential($name, (ConvertTo-SecureString $password -AsPlainText -Force))
    }
  }
  try {
    Invoke-WebRequest @download
  } catch [Net.WebException] {
    $reason = $_.Exception
    if ($reason.Status -eq 'TrustFailure') { throw "The certificate of $Server is not trusted on this computer: check the clock ($(Get-Date)), or install your company's certificate." }
    if ($reason.Response -and [int]$reason.Response.StatusCode -eq 407) { throw 'The proxy requires a password: set it in the environment variable HTTPS_PROXY (http://name:password@proxy:8080).' }
    throw "The agent could not be downloaded from $Server ($($reason.Message))"
  }
  if ((Get-FileHash -Algorithm SHA256 $file).Hash -ne $program.Sha256) {
    throw "The download from $Server is damaged (SHA-256 mismatch): try again."
  }
  $words = @()
  if ($node) { $words += $file; $file = $node }
  if (-not $Foreground) { $words += 'install' }
  $words += @('--server', $Server)
  if ($Token) {
    $tokenFile = Join-Path $work 'token'
    [IO.File]::WriteAllText($tokenFile, $Token)
    $words += @('--token-file', $tokenFile)
  }
  if ($AllowPower) { $words += '--allow-power' }
  if ($AllowScreen) { $words += '--allow-screen' }
  if ($AllowTerminal) { $words += '--allow-terminal' }
  if ($AllowFiles) { $words += @('--allow-files', $AllowFiles) }
  if ($Certificate -and -not $Foreground) { $words += @('--certificate', $Certificate) }
  if ($User -and -not $Foreground) { $words += '--user' }
  & $file @words
  if ($LASTEXITCODE -ne 0) { throw 'The agent was not installed; see the line above.' }
} finally {
  Remove-Item -Recurse -Force $work -ErrorAction SilentlyContinue
}
`.replaceAll('\n', '\r\n');
}
