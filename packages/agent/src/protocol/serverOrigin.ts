/** Hosts that an unencrypted connection never leaves the machine for. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The origin of the address that a person gave for the server, or null when it is none: only http and https, and no
 * user name or password in it. A path is dropped, so that the address of any console page works.
 */
export function serverOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return url.username === '' && url.password === '' ? url.origin : null;
}

/** Whether tokens would travel in clear text over a network. */
export function isUnprotected(origin: string): boolean {
  const url = new URL(origin);
  return url.protocol === 'http:' && !LOOPBACK.test(url.hostname);
}
