import { expect, it } from 'vitest';
import { connectionSentence, diskSentence, refusalSentence, waitingSentence } from './reachability.ts';

const SERVER = 'https://console.example:8443';
const NOW = new Date('2026-11-23T12:00:00Z');

it.each([
  ['ENOTFOUND', 'console.example is not known here: check the address and the name server.'],
  ['ECONNREFUSED', 'Nothing answers at console.example:8443: check the address and its port.'],
  ['ETIMEDOUT', 'console.example:8443 does not answer: check whether a firewall'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'give it with --certificate FILE.'],
  ['CERT_NOT_YET_VALID', 'check the clock of this computer, which says 2026-11-23T12:00:00.000Z.'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for another address'],
  ['proxy 407', 'The proxy asks for a password: put it into HTTPS_PROXY'],
  ['proxy 403', 'The proxy does not let connections to console.example:8443 through (status 403)'],
  ['EPIPE', 'https://console.example:8443 cannot be reached (EPIPE).'],
])('says what to do about %s', (reason, sentence) => {
  expect(connectionSentence(reason, SERVER, NOW)).toContain(sentence);
});

it.each([
  ['409 license_volume_exceeded', /^The license of \S+ covers no more devices: remove one in the console or extend/],
  ['409 group_device_limit', /^The group in \S+ takes no more devices: raise its limit in the console or use a token/],
])('says what a person has to do about %s, to who installs and to who reads the log', (reason, sentence) => {
  expect(refusalSentence(reason, SERVER)).toMatch(sentence);
  expect(waitingSentence(reason, SERVER, NOW)).toBe(refusalSentence(reason, SERVER));
});

it('asks nobody to try again while the agent does', () => {
  for (const reason of ['429 too_many_requests', '503 server_error', '401 right after enrolling'])
    expect(waitingSentence(reason, SERVER, NOW)).toBe(`${SERVER} accepts no reports at the moment (${reason}).`);
  expect(waitingSentence('proxy 407', SERVER, NOW)).toBe(connectionSentence('proxy 407', SERVER, NOW));
});

it.each([
  ['EROFS', 'is on a disk that can only be read'],
  ['ENOSPC', 'is on a disk that is full'],
  ['EACCES', 'with the rights of an administrator (sudo)'],
])('says what to do about a disk that answers %s', (code, sentence) => {
  expect(diskSentence(Object.assign(new Error('write'), { code }), '/data')).toContain(sentence);
});

it('leaves errors that are none of the disk to others', () => {
  expect(diskSentence(Object.assign(new Error('x'), { code: 'EPIPE' }), '/data')).toBeNull();
  expect(diskSentence(new Error('x'), '/data')).toBeNull();
});
