import { describe, expect, it } from 'vitest';
import { accessBrowser } from '../history/index.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the browser of a login', () => {
  it.each([
    [CHROME, 'Chrome 140'],
    [CHROME.replace('Chrome', 'HeadlessChrome'), 'Chrome 140'],
    [`${CHROME} Edg/141.0.0.0`, 'Edge 141'],
    [`${CHROME} OPR/120.0.0.0`, 'Opera 120'],
    [CHROME.replace(' Safari', ' Whale/4.33.1 Safari'), 'Whale 4'],
    [CHROME.replace('Chrome', 'SamsungBrowser/28.0 Chrome'), 'Samsung Internet 28'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox 143'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/26.0 Safari/605.1.15`, 'Safari 26'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${SAFARI} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari 18'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${SAFARI} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome 140'],
    ['Chrome 140', 'Chrome 140'],
    ['Mozilla/5.0 (something else)', 'Mozilla/5.0 (something else)'],
    ['', 'CS'],
  ])('%s is shown as %s', (sent, shown) => {
    expect(accessBrowser(sent)).toBe(shown);
  });
});
