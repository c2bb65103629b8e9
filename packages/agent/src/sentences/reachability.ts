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

/** Why a proxy blocked the connection, as the connection error says; the number is the status of its answer. */
const PROXY_REFUSED = /^proxy (\d+)$/;

/**
 * Why a connection failed and what to do about it.
 *
 * @param reason The code of the failure, as given by a call of the agent.
 */
export function connectionSentence(reason: string, server: string, now: Date): string {
  const { host, hostname } = new URL(server);
  const proxied = PROXY_REFUSED.exec(reason);
  if (proxied?.[1] === '407')
    return 'The proxy requires a password: put it in HTTPS_PROXY, as in http://name:password@proxy:8080.';
  if (proxied) return `The proxy blocks connections to ${host} (status ${proxied[1]}): ask its administrator.`;
  if (UNKNOWN_NAME.has(reason)) return `Cannot resolve ${hostname}: check the address and the DNS server.`;
  if (reason === 'ECONNREFUSED') return `Nothing is listening at ${host}: check the address and the port.`;
  if (SILENT.has(reason) || reason === 'no answer in time')
    return `${host} does not respond: check whether a firewall blocks it and whether a proxy is needed (HTTPS_PROXY).`;
  if (UNTRUSTED.has(reason))
    return `The certificate of ${host} was issued by an authority that this computer does not trust: add that authority with --certificate FILE.`;
  if (OUT_OF_TIME.has(reason))
    return `The certificate of ${host} is not valid today: check this computer's clock, which says ${now.toISOString()}.`;
  if (reason === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate of ${host} is for a different address: use the address at which you open the console.`;
  return `${server} cannot be reached (${reason}).`;
}

/** What the server answered instead of accepting, and what to do before running the command again. */
export function refusalSentence(reason: string, server: string): string {
  const forPeople = refusalForPeople(reason, server);
  if (forPeople !== null) return forPeople;
  if (reason.startsWith('429')) return `${server} is enrolling many devices right now: try again in a minute.`;
  return `${server} does not accept this computer right now (${reason}): try again later.`;
}

/** What only a person can change; null for what passes. */
function refusalForPeople(reason: string, server: string): string | null {
  if (reason.includes('identity_in_use'))
    return `Another computer reports to ${server} with this one's identity, as happens after cloning a virtual machine: run \`uninstall\` and \`install\` on the copy.`;
  if (reason.includes('agent_still_online'))
    return `${server} still considers the previous run of this agent online, as happens after a crash; it accepts this one once the other has been silent for a while.`;
  if (reason.includes('license_volume_exceeded'))
    return `The license on ${server} does not cover any more devices: remove one in the console or upgrade the license.`;
  if (reason.includes('group_device_limit'))
    return `The group on ${server} cannot take any more devices: raise its limit in the console or use a token for another group.`;
  return null;
}

/** The prefix of the reason for an answer, which has a status; a connection failure has a code instead. */
const ANSWERED = /^[1-5]\d\d /;

/**
 * Why an agent that keeps trying does not report, and what to do about it.
 *
 * @param reason As in the event `waiting`.
 */
export function waitingSentence(reason: string, server: string, now: Date): string {
  if (!ANSWERED.test(reason)) return connectionSentence(reason, server, now);
  return refusalForPeople(reason, server) ?? `${server} does not accept reports at the moment (${reason}).`;
}

/** Why a file could not be written, as one sentence; null for an error of another kind. */
export function diskSentence(thrown: unknown, folder: string): string | null {
  if (!(thrown instanceof Error) || !('code' in thrown)) return null;
  switch (thrown.code) {
    case 'EROFS':
      return `${folder} is on a read-only disk: the agent needs a writable folder (--data DIR).`;
    case 'ENOSPC':
      return `${folder} is on a full disk: free some space and try again.`;
    case 'EACCES':
    case 'EPERM':
      return `${folder} is not writable: run the command with administrator rights (sudo).`;
    default:
      return null;
  }
}
