/** A wall of 200 live screenshots requests those that are visible, and no others. */
import type { Page } from '@playwright/test';
import { freshPage, openBrowser, paintedAt } from './browser.ts';
import type { Finding } from './finding.ts';
import { servePage } from './pages.ts';

const TILES = 200;
/** Several rounds of screenshots, in milliseconds. */
const WATCHED_MS = 4000;
/** A picture of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** How many tiles are visible. */
const inSight = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('li')].filter((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight;
      }).length,
  );

export async function liveWall(): Promise<Finding[]> {
  const served = await servePage('live-wall');
  const browser = await openBrowser();
  try {
    const page = await freshPage(browser);
    let asked = new Set<string>();
    await page.route('**/live_view/**', async (route) => {
      asked.add(new URL(route.request().url()).pathname);
      await route.fulfill({ contentType: 'image/png', body: Buffer.from(PICTURE, 'base64') });
    });
    await page.goto(served.origin);
    await paintedAt(page, 'li', TILES);
    const findings: Finding[] = [];
    for (const where of ['at the top', 'further down'] as const) {
      if (where === 'further down') {
        await page.evaluate(() => window.scrollBy(0, 3 * window.innerHeight));
        await page.waitForTimeout(1500);
      }
      asked = new Set();
      await page.waitForTimeout(WATCHED_MS);
      const visible = await inSight(page);
      findings.push({
        what: `live wall of ${TILES} tiles, pictures asked for to tiles in sight, ${where}`,
        // A wall that requests nothing shows nothing.
        value: asked.size === 0 ? Number.NaN : asked.size / visible,
        unit: 'times',
        goal: 1,
        detail: `${asked.size} to ${visible}`,
      });
    }
    return findings;
  } finally {
    await browser.close();
    served.end();
  }
}
