import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirectTarget.ts';

const HERE = 'https://console.example/access/auth_token?token=t';

describe('where a link with a token leads', () => {
  it.each([
    ['/ko/device/all?page=2#x', '/ko/device/all?page=2#x'],
    ['https://console.example/en/device/12', '/en/device/12'],
    ['https://evil.example/ko', null],
    ['//evil.example/ko', null],
    ['\\\\evil.example', null],
    // With the page's own scheme this is a path, by the URL standard.
    ['https:evil.example', '/access/evil.example'],
    ['http:evil.example', null],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['/\t/evil.example', null],
    ['', null],
    [null, null],
  ])('%j: %j [A-ROUTE-25]', (redirect, expected) => {
    expect(redirectTarget(redirect, HERE)).toBe(expected);
  });

  it('is never another host, whatever the path begins with', () => {
    const target = redirectTarget('https://console.example//evil.example/x', HERE);
    expect(target).toBe('/evil.example/x');
  });
});
