import { expect, it } from 'vitest';
import { connectionSentence, diskSentence, refusalSentence, waitingSentence } from './reachability.ts';

const SERVER = 'https://console.example:8443';
const NOW = new Date('2026-11-23T12:00:00Z');

it.each([
  ['ENOTFOUND', 'Cannot resolve console.example: check the address and the DNS server.'],
  ['ECONNREFUSED', 'Nothing is listening at console.example:8443: check the address and the port.'],
  ['ETIMEDOUT', 'console.example:8443 does not respond: check whether a firewall'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'add that authority with --certificate FILE.'],
  ['CERT_NOT_YET_VALID', "check this computer's clock, which says 2026-11-23T12:00:00.000Z."],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for a different address'],
  ['proxy 407', 'The proxy requires a password: put it in HTTPS_PROXY'],
  ['proxy 403', 'The proxy blocks connections to console.example:8443 (status 403)'],
  ['EPIPE', 'https://console.example:8443 cannot be reached (EPIPE).'],
])('says what to do about %s', (reason, sentence) => {
  expect(connectionSentence(reason, SERVER, NOW)).toContain(sentence);
});

it.each([
  [
    '409 license_volume_exceeded',
    /^The license on \S+ does not cover any more devices: remove one in the console or upgrade/,
  ],
  [
    '409 group_device_limit',
    /^The group on \S+ cannot take any more devices: raise its limit in the console or use a token/,
  ],
])('says what a person has to do about %s, to who installs and to who reads the log', (reason, sentence) => {
  expect(refusalSentence(reason, SERVER)).toMatch(sentence);
  expect(waitingSentence(reason, SERVER, NOW)).toBe(refusalSentence(reason, SERVER));
});

it('asks nobody to try again while the agent does', () => {
  for (const reason of ['429 too_many_requests', '503 server_error', '401 right after enrolling'])
    expect(waitingSentence(reason, SERVER, NOW)).toBe(`${SERVER} does not accept reports at the moment (${reason}).`);
  expect(waitingSentence('proxy 407', SERVER, NOW)).toBe(connectionSentence('proxy 407', SERVER, NOW));
});

it.each([
  ['EROFS', 'is on a read-only disk'],
  ['ENOSPC', 'is on a full disk'],
  ['EACCES', 'with administrator rights (sudo)'],
])('says what to do about a disk that answers %s', (code, sentence) => {
  expect(diskSentence(Object.assign(new Error('write'), { code }), '/data')).toContain(sentence);
});

it('leaves errors that are none of the disk to others', () => {
  expect(diskSentence(Object.assign(new Error('x'), { code: 'EPIPE' }), '/data')).toBeNull();
  expect(diskSentence(new Error('x'), '/data')).toBeNull();
});
