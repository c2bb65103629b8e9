/** What a browser loads for the device list, in table and in card view. */
import type { Page } from '@playwright/test';
import { API_BASE } from '@remote-console/api-client/contract';
import { freshConsole, openBrowser, paintedAt, watchLoading } from './browser.ts';
import { startListServer } from './child.ts';
import type { Finding } from './finding.ts';

const KILOBYTE = 1024;
/** Most JavaScript (gzip) of the list route by its view, in KB. */
const VIEWS = {
  table: { goal: 220, rows: '[role="row"][data-id]', count: 24 },
  card: { goal: 190, rows: 'main li', count: 12 },
} as const;
/** The most requests in total, with the event stream and what follows the rows. */
const MOST_REQUESTS = 10;
/** A page is idle once it has requested nothing for this long, in milliseconds. */
const REST_MS = 2000;

/** Rules and parts of the typeface besides the Latin letters: a page requests those whose characters it shows. */
const isOfOtherLetters = (path: string) => /pretendard.*\.(?:css|woff2)$/i.test(path);

/** Records every request of a page, including the event stream. */
function watchRequests(page: Page): { readonly paths: readonly string[]; readonly rest: () => Promise<void> } {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    if (protocol.startsWith('http')) paths.push(pathname);
  });
  const rest = async () => {
    for (let before = -1; before < paths.length; await page.waitForTimeout(REST_MS)) before = paths.length;
  };
  return { paths, rest };
}

export async function listSize(): Promise<Finding[]> {
  const door = await startListServer('door', '240', '24');
  const browser = await openBrowser();
  try {
    const findings: Finding[] = [];
    for (const [view, { goal, rows, count }] of Object.entries(VIEWS)) {
      const page = await freshConsole(browser, door);
      const loaded = watchLoading(page);
      const requests = watchRequests(page);
      await page.goto(`${door.origin}/en/device/all?view=${view}`);
      await paintedAt(page, rows, count);
      const untilRows = requests.paths.length;
      await requests.rest();
      const asked = requests.paths.filter((each) => !isOfOtherLetters(each));
      const answers = asked.filter((each) => each.startsWith(API_BASE)).length;
      findings.push(
        {
          what: `device list in ${view} view, JavaScript (gzip)`,
          value: (await loaded.javascript()) / KILOBYTE,
          unit: 'KB',
          goal,
          detail: `${asked.filter((each) => each.endsWith('.js')).length} files`,
        },
        {
          what: `device list in ${view} view, requests to the end`,
          value: asked.length,
          unit: 'count',
          goal: MOST_REQUESTS,
          detail: `${untilRows} until its rows are shown, ${answers} to the server's API`,
        },
        {
          what: `device list in ${view} view, requests for Korean and Japanese letters`,
          value: requests.paths.length - asked.length,
          unit: 'count',
          detail: 'they follow the rows, and their number is that of the letters shown',
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
