/** The device list while the 240 devices of the demo report: what the page does once its rows are shown. */
import { longestTask, openBrowser, shownRows } from './browser.ts';
import { startDemoServer } from './demoServer.ts';
import { DEMO_PASSWORD, MANAGER } from './demoUse.ts';
import type { Finding } from './finding.ts';
import { logIn } from './fleetServer.ts';
import { ours } from './listSubjects.ts';

const VIEWS = ['table', 'card'] as const;
/** How long the page is observed, in milliseconds. */
const WATCHED_MS = 20_000;
const GOAL = 50;

export async function listLive(): Promise<Finding[]> {
  const demo = await startDemoServer();
  try {
    await demo.startFleet();
    const token = await logIn(demo.origin, MANAGER, DEMO_PASSWORD);
    const browser = await openBrowser();
    try {
      const findings: Finding[] = [];
      for (const view of VIEWS) {
        const subject = ours(browser, { origin: demo.origin, token }, view);
        const page = await subject.open();
        const at = await shownRows(page, subject.address, subject.rows, subject.count);
        await page.waitForTimeout(WATCHED_MS);
        findings.push({
          what: `device list in ${view} view with 240 live devices, longest task once its rows are shown`,
          value: await longestTask(page, at),
          unit: 'ms',
          goal: GOAL,
          detail: `${WATCHED_MS / 1000} s in Chromium ${browser.version()}, 0 is none over 50 ms`,
        });
        await page.context().close();
      }
      return findings;
    } finally {
      await browser.close();
    }
  } finally {
    await demo.end();
  }
}
