/** The cost of a page's first session for somebody coming from the device list: JavaScript, and time to appear. */
import type { Browser, Page } from '@playwright/test';
import { freshConsole, openBrowser, paintedAt, watchLoading } from './browser.ts';
import { type Finding, median } from './finding.ts';
import { reachDevice, type ReachedDevice } from './reachedDevice.ts';

const ROUNDS = 3;
/** How long the list may keep loading what comes after it, in milliseconds. */
const SETTLING_MS = 3000;
const KILOBYTE = 1024;
const GOALS = { terminal: 250, screen: 200, shown: 1000 } as const;

type Kind = 'terminal' | 'screen';

interface FirstSession {
  /** Bytes of JavaScript after gzip that were loaded for it. */
  readonly javascript: number;
  /** Milliseconds until the prompt or the picture was painted. */
  readonly shown: number;
}

/** Goes to the session like a link of the console, and waits until it shows something. */
function goTo(page: Page, path: string, kind: Kind): Promise<number> {
  return page.evaluate(
    async ([address, wanted]) => {
      const isShown = () =>
        wanted === 'terminal'
          ? /[#$>]/.test(document.querySelector('.xterm-rows')?.textContent ?? '')
          : (document.querySelector('canvas')?.width ?? 0) > 0 && document.querySelector('[aria-busy="true"]') === null;
      const from = performance.now();
      history.pushState({ idx: history.length, key: wanted }, '', address);
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      return (await window.watch.painted(isShown)) - from;
    },
    [path, kind] as const,
  );
}

async function firstSessionOf(browser: Browser, device: ReachedDevice, kind: Kind): Promise<FirstSession> {
  const page = await freshConsole(browser, device);
  const loaded = watchLoading(page);
  await page.goto(`${device.origin}/en/device/all?view=table`);
  await paintedAt(page, '[role="row"][data-id]', 1);
  await page.waitForTimeout(SETTLING_MS);
  const before = await loaded.javascript();
  const shown = await goTo(page, `/en/remote/${device.deviceId}/${kind}`, kind);
  const javascript = (await loaded.javascript()) - before;
  await page.context().close();
  return { javascript, shown };
}

async function findingsOf(browser: Browser, device: ReachedDevice, kind: Kind): Promise<Finding[]> {
  const rounds: FirstSession[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await firstSessionOf(browser, device, kind));
  const javascript = median(rounds.map((one) => one.javascript));
  const shown = median(rounds.map((one) => one.shown));
  return [
    {
      what: `JavaScript (gzip) of the first ${kind}, beside that of the list`,
      value: javascript / KILOBYTE,
      unit: 'KB',
      goal: GOALS[kind],
      detail: `${javascript} bytes`,
    },
    {
      what: `time until the first ${kind} shows something`,
      value: shown,
      unit: 'ms',
      goal: GOALS.shown,
      detail: rounds.map((one) => `${Math.round(one.shown)}`).join(', '),
    },
  ];
}

export async function firstSession(): Promise<Finding[]> {
  const device = await reachDevice(['--fleet', '1']);
  const browser = await openBrowser();
  try {
    return [...(await findingsOf(browser, device, 'terminal')), ...(await findingsOf(browser, device, 'screen'))];
  } finally {
    await browser.close();
    await device.end();
  }
}
