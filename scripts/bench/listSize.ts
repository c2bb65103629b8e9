/** What a browser loads for the device list, in table and in card view. */
import { freshConsole, openBrowser, paintedAt, watchLoading } from './browser.ts';
import { startListServer } from './child.ts';
import type { Finding } from './finding.ts';

const KILOBYTE = 1024;
/** Most JavaScript (gzip) of the list route by its view, in KB. */
const VIEWS = {
  table: { goal: 300, rows: '[role="row"][data-id]', count: 24 },
  card: { goal: 220, rows: 'main li', count: 12 },
} as const;
const MOST_REQUESTS = 12;

export async function listSize(): Promise<Finding[]> {
  const door = await startListServer('door', '240', '24');
  const browser = await openBrowser();
  try {
    const findings: Finding[] = [];
    for (const [view, { goal, rows, count }] of Object.entries(VIEWS)) {
      const page = await freshConsole(browser, door);
      const loaded = watchLoading(page);
      await page.goto(`${door.origin}/en/device/all?view=${view}`);
      await paintedAt(page, rows, count);
      const asked = [...loaded.requests()];
      await page.waitForLoadState('load');
      const answers = asked.filter((each) => each.includes('/api/')).length;
      findings.push(
        {
          what: `device list in ${view} view, JavaScript (gzip)`,
          value: (await loaded.javascript()) / KILOBYTE,
          unit: 'KB',
          goal,
          detail: `${asked.filter((each) => each.endsWith('.js')).length} files`,
        },
        {
          what: `device list in ${view} view, requests until its rows are shown`,
          value: asked.length,
          unit: 'count',
          goal: MOST_REQUESTS,
          detail: `${answers} of them to the server's API`,
        },
      );
      await page.context().close();
    }
    return findings;
  } finally {
    await browser.close();
    await door.end();
  }
}
