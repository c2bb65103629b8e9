import { expect, it } from 'vitest';
import { plainTitle, webAddress } from './webAddress.ts';

it.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'vbscript:x',
  ' ',
  'example.com',
  'blob:https://a.example/1',
])('takes %s for no address of the web', (text) => {
  expect(webAddress(text)).toBeNull();
});

it('knows addresses of the web', () => {
  expect(webAddress('https://wiki.example/게이트')?.host).toBe('wiki.example');
  expect(webAddress('http://192.168.0.1:8080/')?.host).toBe('192.168.0.1:8080');
});

it('makes a title one short line, without what turns the direction of text', () => {
  expect(plainTitle('vim\n\u001B]0;x\u0007 \u202Egpj.exe')).toBe('vim ]0;x gpj.exe');
  expect(plainTitle('x'.repeat(500))).toHaveLength(200);
});
