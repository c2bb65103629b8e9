/** Hosts for which an unencrypted connection never leaves the machine. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * The origin of the server address that a person entered, or null when it is not one: only http and https, without user
 * name or password. The path is dropped, so that the address of any console page works.
 */
export function serverOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  return url.username === '' && url.password === '' ? url.origin : null;
}

/** Whether tokens would cross a network in clear text. */
export function isUnprotected(origin: string): boolean {
  const url = new URL(origin);
  return url.protocol === 'http:' && !LOOPBACK.test(url.hostname);
}
