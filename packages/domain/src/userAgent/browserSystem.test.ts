import { describe, expect, it } from 'vitest';
import { operatingSystemOfBrowser } from './browserSystem.ts';

describe('the operating system of a browser', () => {
  const agents = [
    [1, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'],
    [2, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    [
      3,
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    ],
    [
      4,
      'Mozilla/5.0 (Linux; Android 15; SM-S928N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    ],
    [
      5,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    ],
    [5, 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15'],
    [0, 'curl/8.9.1'],
    [0, ''],
  ] as const;
  it('is found with the known codes, Android before Linux and iOS before Mac [A-CONST-11]', () => {
    for (const [code, userAgent] of agents)
      expect([userAgent, operatingSystemOfBrowser(userAgent)]).toEqual([userAgent, code]);
  });
});
