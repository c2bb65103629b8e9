/** Reasons of a failed connection, as one sentence that says what to do. */

const UNTRUSTED: ReadonlySet<string> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]);
const UNKNOWN_NAME: ReadonlySet<string> = new Set(['ENOTFOUND', 'EAI_AGAIN']);
const OUT_OF_TIME: ReadonlySet<string> = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID']);
const SILENT: ReadonlySet<string> = new Set(['ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Why a proxy let nothing through, as the error of the connection says; the number is the status of its answer. */
const PROXY_REFUSED = /^proxy (\d+)$/;

/**
 * What a connection failed for and what to do about it.
 *
 * @param reason The code of the failure, as a call of the agent tells it.
 */
export function connectionSentence(reason: string, server: string, now: Date): string {
  const { host, hostname } = new URL(server);
  const proxied = PROXY_REFUSED.exec(reason);
  if (proxied?.[1] === '407')
    return 'The proxy asks for a password: put it into HTTPS_PROXY, as in http://name:password@proxy:8080.';
  if (proxied) return `The proxy does not let connections to ${host} through (status ${proxied[1]}): ask who runs it.`;
  if (UNKNOWN_NAME.has(reason)) return `${hostname} is not known here: check the address and the name server.`;
  if (reason === 'ECONNREFUSED') return `Nothing answers at ${host}: check the address and its port.`;
  if (SILENT.has(reason) || reason === 'no answer in time')
    return `${host} does not answer: check whether a firewall is in between, and whether a proxy is needed (HTTPS_PROXY).`;
  if (UNTRUSTED.has(reason))
    return `The certificate of ${host} is of an authority that this computer does not know: give it with --certificate FILE.`;
  if (OUT_OF_TIME.has(reason))
    return `The certificate of ${host} is not valid today: check the clock of this computer, which says ${now.toISOString()}.`;
  if (reason === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate of ${host} is for another address: use the one that the console is opened with.`;
  return `${server} cannot be reached (${reason}).`;
}

/** What the server answered instead of accepting, and what to do about it before the command is run once more. */
export function refusalSentence(reason: string, server: string): string {
  const forPeople = refusalForPeople(reason, server);
  if (forPeople !== null) return forPeople;
  if (reason.startsWith('429')) return `${server} is enrolling many devices at once: try again in a minute.`;
  return `${server} does not accept this computer now (${reason}): try again later.`;
}

/** What only a person can change; null for what passes. */
function refusalForPeople(reason: string, server: string): string | null {
  if (reason.includes('identity_in_use'))
    return `Another computer reports to ${server} with the identity of this one, as after a virtual machine was cloned: run \`uninstall\` and \`install\` on the copy.`;
  if (reason.includes('agent_still_online'))
    return `For ${server} the last run of this agent is still online, as after a crash: it takes this one when it has been silent for a while.`;
  if (reason.includes('license_volume_exceeded'))
    return `The license of ${server} covers no more devices: remove one in the console or extend the license.`;
  if (reason.includes('group_device_limit'))
    return `The group in ${server} takes no more devices: raise its limit in the console or use a token for another group.`;
  return null;
}

/** How the reason of an answer begins, which has a status; that of a connection is a code. */
const ANSWERED = /^[1-5]\d\d /;

/**
 * Why an agent that goes on trying does not report, and what to do about it.
 *
 * @param reason As the event `waiting` has it.
 */
export function waitingSentence(reason: string, server: string, now: Date): string {
  if (!ANSWERED.test(reason)) return connectionSentence(reason, server, now);
  return refusalForPeople(reason, server) ?? `${server} accepts no reports at the moment (${reason}).`;
}

/** Why a file could not be written, as one sentence; null for an error of another kind. */
export function diskSentence(thrown: unknown, folder: string): string | null {
  if (!(thrown instanceof Error) || !('code' in thrown)) return null;
  switch (thrown.code) {
    case 'EROFS':
      return `${folder} is on a disk that can only be read: the agent needs a folder to write to (--data DIR).`;
    case 'ENOSPC':
      return `${folder} is on a disk that is full: make room and try again.`;
    case 'EACCES':
    case 'EPERM':
      return `${folder} cannot be written: run the command with the rights of an administrator (sudo).`;
    default:
      return null;
  }
}
