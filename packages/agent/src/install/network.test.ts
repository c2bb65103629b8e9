import { expect, it } from 'vitest';
import { proxyOf, readNetwork, withoutPassword } from './network.ts';

it('takes the proxies of the environment, in either spelling, and shows none with its password', () => {
  expect(
    proxyOf({ https_proxy: 'http://a', HTTPS_PROXY: 'http://b', NO_PROXY: 'x', PATH: 'y', HTTP_PROXY: '' }),
  ).toEqual({
    HTTPS_PROXY: 'http://a',
    NO_PROXY: 'x',
  });
  expect(withoutPassword('http://name:secret@proxy.example:8080')).toBe('proxy.example:8080');
  expect(withoutPassword('name:secret@proxy')).not.toContain('secret');
});

it('refuses a certificate that is none', async () => {
  await expect(readNetwork({}, import.meta.filename.replace('network.test', 'layout'))).rejects.toThrow(
    'contains no certificate',
  );
});
