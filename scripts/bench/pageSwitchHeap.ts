/** The heap of the device list after many pages, relative to when it was opened. */
import { freshConsole, openBrowser, paintedAt, usedHeap } from './browser.ts';
import { MEGABYTE, startListServer } from './child.ts';
import type { Finding } from './finding.ts';

const SWITCHES = Number(process.env['BENCH_PAGE_SWITCHES'] ?? 1000);
/**
 * Pages visited before the heap is measured, so that what is loaded, cached or compiled once is not counted: the
 * browser compiles hot code to machine code, and a heap snapshot showed nothing else that grows.
 */
const WARM_UP = 500;
const GOAL = 1.1;
const PAGES = 10;

export async function pageSwitchHeap(): Promise<Finding[]> {
  const door = await startListServer('door', '240', '24');
  const browser = await openBrowser();
  try {
    const page = await freshConsole(browser, door);
    await page.goto(`${door.origin}/en/device/all?view=table`);
    await paintedAt(page, '[role="row"][data-id]', 24);
    const turn = (times: number) =>
      page.evaluate(
        async ([count, pages]) => {
          const first = () => document.querySelector('[role="row"][data-id]')?.getAttribute('data-id');
          for (let index = 0; index < count; index += 1) {
            const before = first();
            const forward = Math.floor(index / (pages - 1)) % 2 === 0;
            document.querySelector<HTMLElement>(`[aria-label="${forward ? 'Next' : 'Previous'} page"]`)?.click();
            await window.watch.painted(() => first() !== undefined && first() !== before);
          }
        },
        [times, PAGES] as const,
      );
    // There and back again, so that the same page is measured both times.
    await turn(2 * (PAGES - 1) * Math.ceil(WARM_UP / (2 * (PAGES - 1))));
    const first = await usedHeap(page);
    const rounds = Math.ceil(SWITCHES / (2 * (PAGES - 1))) * 2 * (PAGES - 1);
    await turn(rounds);
    const last = await usedHeap(page);
    return [
      {
        what: `device list, heap after ${rounds.toLocaleString('en')} pages, to that at the beginning`,
        value: last / first,
        unit: 'times',
        goal: GOAL,
        detail: `${(last / MEGABYTE).toFixed(1)} to ${(first / MEGABYTE).toFixed(1)} MB`,
      },
    ];
  } finally {
    await browser.close();
    await door.end();
  }
}
