import { AGENT_BUNDLE, type AgentFiles } from './agentPrograms.ts';

const INTRODUCTION = `#!/bin/sh
# Installs the Remote Console agent on this computer:
#   curl -fsSL https://CONSOLE/download/install.sh | sh -s -- --server https://CONSOLE --token TOKEN
# It asks for your password (sudo) once to set up a service that starts with the computer.
#   --token TOKEN       enrolment token; or REMOTE_CONSOLE_ENROLMENT_TOKEN in the environment
#   --user              install for yourself alone, without sudo
#   --no-service        start the agent as a mere process
#   --foreground        install nothing: report until you end it
#   --allow-power       let the console reboot and shut down this computer
#   --allow-screen      let people see and control the screen from a browser
#   --allow-terminal    let people use a terminal from a browser
#   --allow-files DIR   let people exchange the files of a folder from a browser
#   --certificate FILE  certificate of your company's own authority (PEM)
# To remove it: remote-console-agent uninstall
set -eu
umask 077`;

const FAILING = `fail() {
  printf '%s\\n' "$1" >&2
  exit 1
}

value_of() {
  [ "$2" -gt 1 ] || fail "$1 needs a value."
}`;

const READ_WORDS = `read_words() {
  while [ $# -gt 0 ]; do
    case $1 in
      --server) value_of "$1" $#; server=\${2%/}; shift 2 ;;
      --token) value_of "$1" $#; token=$2; shift 2 ;;
      --certificate) value_of "$1" $#; certificate=$2; shift 2 ;;
      --user) user=yes; shift ;;
      --no-service) no_service=yes; shift ;;
      --foreground) foreground=yes; shift ;;
      --allow-power) allow_power=yes; shift ;;
      --allow-screen) allow_screen=yes; shift ;;
      --allow-terminal) allow_terminal=yes; shift ;;
      --allow-files) value_of "$1" $#; allow_files=$2; shift 2 ;;
      *) fail "Unknown option: $1." ;;
    esac
  done
  case $server in
    http://* | https://*) ;;
    *) fail 'The address of the console is missing: pass it with --server https://CONSOLE.' ;;
  esac
}`;

function choicesFor({ executables }: AgentFiles, system: 'linux' | 'macos'): string[] {
  return executables
    .filter((program) => program.system === system)
    .map(({ architecture, file, sha256 }) => `    ${system}-${architecture}) file=${file} sha256=${sha256} ;;`);
}

function chooseProgram(files: AgentFiles): string {
  const choices = [...choicesFor(files, 'linux'), ...choicesFor(files, 'macos')];
  return `# Sets file and sha256 to what this computer runs.
choose_program() {
  case $(uname -s) in
    Linux) system=linux ;;
    Darwin) system=macos ;;
    *) fail "There is no agent for $(uname -s)." ;;
  esac
  case $(uname -m) in
    x86_64 | amd64) architecture=x64 ;;
    # Macs with an ARM processor translate programs for x64.
    aarch64 | arm64) if [ "$system" = macos ]; then architecture=x64; else architecture=arm64; fi ;;
    *) architecture=$(uname -m) ;;
  esac
  # The executables need the GNU C library.
  if [ "$system" = linux ] && ls /lib/ld-musl-* > /dev/null 2>&1; then architecture=$architecture-musl; fi
  file='' sha256=''
  case $system-$architecture in
${choices.join('\n') || '    none) ;;'}
  esac
  [ -z "$file" ] || return 0
  file=${AGENT_BUNDLE} sha256=${files.bundle ?? "''"}
  [ -n "$sha256" ] || fail "$server has no agent for $system-$architecture yet: ask its administrator."
  node=$(command -v node) && "$node" -e 'process.exit(parseInt(process.versions.node) >= 24 ? 0 : 1)' 2> /dev/null ||
    fail "$server has no executable for $system-$architecture yet: install Node.js 24 (https://nodejs.org) or ask its administrator."
}`;
}

const DOWNLOAD = `# Downloads below the console's address. Says in one sentence why it fails.
fetch() {
  status=0 answered=''
  if command -v curl > /dev/null 2>&1; then
    set -- "$1" "$2" -fsSL --retry 2 --connect-timeout 20
    # A third of the size, where this curl can unpack it.
    if curl -V 2> /dev/null | grep -q libz; then set -- "$@" --compressed; fi
    if [ -n "$certificate" ]; then set -- "$@" --cacert "$certificate"; fi
    address=$1 target=$2
    shift 2
    answered=$(curl "$@" -w '%{http_code} %{http_connect}' -o "$target" "$address" 2> /dev/null) || status=$?
  elif command -v wget > /dev/null 2>&1; then
    wget -q -O "$2" "$1" 2> /dev/null || status=22
  else
    fail 'curl or wget is required to download the agent.'
  fi
  case $status:$answered in
    0:*) return 0 ;;
    *407*) fail 'The proxy requires a password: set it in HTTPS_PROXY (http://name:password@proxy:8080).' ;;
    5:*) fail 'The name of the proxy cannot be resolved: check HTTPS_PROXY.' ;;
    6:*) fail "The name of $server cannot be resolved: check the address and DNS." ;;
    7:*) fail "Nothing answers at $server: check the address and its port." ;;
    23:*) fail "The agent could not be written to $work: the disk is full or read-only; set TMPDIR to another folder." ;;
    28:*) fail "$server does not answer: check whether a firewall blocks it or a proxy is required (HTTPS_PROXY)." ;;
    35:* | 51:* | 58:* | 60:* | 77:*)
      fail "The certificate of $server is not trusted on this computer: check the clock ($(date)), or pass your company's certificate with --certificate FILE." ;;
    56:* | 97:*) fail 'The proxy blocks the download: ask its administrator.' ;;
    *) fail "The agent could not be downloaded from $server." ;;
  esac
}

digest_of() {
  if command -v sha256sum > /dev/null 2>&1; then
    sha256sum "$1" | cut -d ' ' -f 1
  elif command -v shasum > /dev/null 2>&1; then
    shasum -a 256 "$1" | cut -d ' ' -f 1
  else
    openssl dgst -sha256 "$1" | sed 's/.* //'
  fi
}`;

const RUN_AGENT = `run_agent() {
  if [ "$file" = ${AGENT_BUNDLE} ]; then set -- "$node" "$work/$file" "$@"; else set -- "$work/$file" "$@"; fi
  if [ "$with_sudo" = yes ]; then
    set -- sudo --preserve-env=HTTPS_PROXY,HTTP_PROXY,NO_PROXY,https_proxy,http_proxy,no_proxy "$@"
  fi
  status=0
  "$@" < /dev/null || status=$?
  [ "$status" -ne 126 ] || fail "Programs cannot be run in $work: set TMPDIR to another folder."
  return "$status"
}`;

const MAIN = `main() {
  server=\${REMOTE_CONSOLE_SERVER:-} token=\${REMOTE_CONSOLE_ENROLMENT_TOKEN:-} certificate=''
  user=no no_service=no foreground=no allow_power=no with_sudo=no
  allow_screen=no allow_terminal=no allow_files=''
  if [ "\${REMOTE_CONSOLE_USER:-}" = 1 ]; then user=yes; fi
  read_words "$@"
  # Whatever is started from here on does not see it.
  unset REMOTE_CONSOLE_ENROLMENT_TOKEN
  choose_program
  work=$(mktemp -d "\${TMPDIR:-/tmp}/remote-console.XXXXXX" 2> /dev/null) ||
    fail "Nothing can be written to \${TMPDIR:-/tmp}: the disk is full or read-only; set TMPDIR to another folder."
  trap 'rm -rf "$work"' EXIT
  trap 'exit 1' HUP INT TERM
  fetch "$server/download/$file" "$work/$file"
  [ "$(digest_of "$work/$file")" = "$sha256" ] || fail "The download from $server is damaged (SHA-256 mismatch): try again."
  chmod 700 "$work/$file"
  if [ "$system" = macos ] && command -v codesign > /dev/null 2>&1; then
    codesign --force --sign - "$work/$file" 2> /dev/null || true
  fi

  set -- --server "$server"
  if [ -n "$token" ]; then
    printf '%s' "$token" > "$work/token"
    set -- "$@" --token-file "$work/token"
  fi
  if [ "$allow_power" = yes ]; then set -- "$@" --allow-power; fi
  if [ "$allow_screen" = yes ]; then set -- "$@" --allow-screen; fi
  if [ "$allow_terminal" = yes ]; then set -- "$@" --allow-terminal; fi
  if [ -n "$allow_files" ]; then set -- "$@" --allow-files "$allow_files"; fi
  if [ "$foreground" = yes ]; then
    run_agent "$@"
    return
  fi
  if [ -n "$certificate" ]; then set -- "$@" --certificate "$certificate"; fi
  if [ "$no_service" = yes ]; then set -- "$@" --no-service; fi
  if [ "$(id -u)" -ne 0 ] && [ "$user" = no ]; then
    if command -v sudo > /dev/null 2>&1 && { sudo -n true 2> /dev/null || { : < /dev/tty; } 2> /dev/null; }; then
      with_sudo=yes
    else
      printf '%s\\n' 'Installing for the current user only, because sudo is not available.'
      user=yes
    fi
  fi
  if [ "$user" = yes ]; then set -- "$@" --user; fi
  run_agent install "$@"
}`;

/**
 * The script that installs the agent on Linux and macOS, for every POSIX shell. It does nothing before its last line,
 * so that a truncated one does nothing, and stops with one sentence that says what to do.
 */
export function shellInstaller(files: AgentFiles): string {
  const parts = [INTRODUCTION, FAILING, READ_WORDS, chooseProgram(files), DOWNLOAD, RUN_AGENT, MAIN, 'main "$@"'];
  return `${parts.join('\n\n')}\n`;
}
