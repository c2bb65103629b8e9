/** The device list in a browser, on the real server, against a plain React table of 24 rows with one fetch. */
import type { Browser, Page } from '@playwright/test';
import { API_BASE } from '@remote-console/api-client/contract';
import { freshConsole, freshPage, longestTask, openBrowser, paintedAt } from './browser.ts';
import { startListServer, type ListServer } from './child.ts';
import { median, type Finding } from './finding.ts';
import { servePage, type ServedPage } from './pages.ts';

const DEVICES = 10_000;
const ROWS = 24;
const ROUNDS = 5;
const SWITCHES = 6;
const LIST = '/en/device/all?view=table';
const REAL_ROW = '[role="row"][data-id]';
const BARE_ROW = 'tr[data-id]';
/** How long the page is watched once its rows are shown, in milliseconds. */
const WATCHED_MS = 3000;
const GOALS = { cold: 2.2, second: 2, switch: 1.3, keystroke: 100, task: 50, shift: 0, rowsTouched: 1 } as const;

/** The floor answers what the server answers, so that both draw the same devices. */
async function serveFloor({ origin, token }: ListServer): Promise<ServedPage> {
  const answers = new Map<string, string>();
  for (const page of [0, 1]) {
    const query = `limit=${ROWS}&offset=${page * ROWS}&by=alias&order=asc`;
    const answer = await fetch(`${origin}${API_BASE}/devices?${query}`, { headers: { token } });
    answers.set(`/rows/${page}`, await answer.text());
  }
  return servePage('bare-table', answers);
}

async function shown(page: Page, url: string, row: string): Promise<number> {
  await page.goto(url);
  return paintedAt(page, row, ROWS);
}

/** Does something and waits until other rows than before are painted; the milliseconds between. */
async function untilOtherRows(page: Page, row: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    const shownRows = () => [...document.querySelectorAll(wanted)].map((row) => row.getAttribute('data-id')).join(' ');
    const before = shownRows();
    let pressedAt = Number.NaN;
    for (const type of ['keydown', 'click'] as const) {
      window.addEventListener(type, () => (pressedAt = performance.now()), { capture: true, once: true });
    }
    const done = window.watch.painted(() => shownRows() !== '' && shownRows() !== before);
    window.otherRows = done.then((at) => at - pressedAt);
  }, row);
  await act();
  return page.evaluate(() => window.otherRows ?? Number.NaN);
}

async function pageSwitches(page: Page, row: string, next: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < SWITCHES; count += 1) {
    times.push(await untilOtherRows(page, row, next));
    await page.waitForTimeout(200);
  }
  return median(times);
}

/** Types one letter that changes the rows, again and again. */
async function keystrokes(page: Page): Promise<number> {
  const field = page.getByRole('textbox', { name: 'Search devices' });
  const times: number[] = [];
  for (const letter of ['z', 'q', 'x', 'w', 'k']) {
    await field.fill('');
    await page.waitForTimeout(1500);
    await field.focus();
    times.push(await untilOtherRows(page, REAL_ROW, () => page.keyboard.press(letter)));
  }
  await field.fill('');
  await page.waitForTimeout(1500);
  return median(times);
}

/** How many rows of the table change when one device does. */
async function rowsTouched(page: Page, { origin, token }: ListServer): Promise<number> {
  const pk = await page.evaluate((wanted) => {
    const touched = new Set<Element>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest(wanted);
        if (row) touched.add(row);
      }
    });
    const rows = [...document.querySelectorAll(wanted)];
    for (const row of rows)
      observer.observe(row, { subtree: true, childList: true, attributes: true, characterData: true });
    window.touched = touched;
    return Number(rows[3]?.getAttribute('data-id'));
  }, REAL_ROW);
  const answer = await fetch(`${origin}${API_BASE}/devices/${pk}`, {
    method: 'PUT',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ memo: 'changed by the benchmark' }),
  });
  if (!answer.ok) throw new Error(`Changing a device answered ${answer.status}.`);
  await page.getByText('changed by the benchmark').waitFor();
  await page.waitForTimeout(1000);
  return page.evaluate(() => window.touched?.size ?? Number.NaN);
}

interface Visit {
  readonly cold: number;
  readonly second: number;
}

/** A first visit with an empty cache, and a second one. */
async function visits(open: () => Promise<Page>, url: string, row: string): Promise<Visit> {
  const page = await open();
  const cold = await shown(page, url, row);
  await page.waitForTimeout(300);
  const second = await shown(page, url, row);
  await page.context().close();
  return { cold, second };
}

async function navigation(browser: Browser, door: ListServer, floor: ServedPage): Promise<Finding[]> {
  const [real, bare]: [Visit[], Visit[]] = [[], []];
  // In turn, so that what else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await visits(() => freshPage(browser), `${floor.origin}/`, BARE_ROW));
    real.push(await visits(() => freshConsole(browser, door), door.origin + LIST, REAL_ROW));
  }
  const finding = (kind: 'cold' | 'second', what: string): Finding => {
    const [ours, theirs] = [median(real.map((each) => each[kind])), median(bare.map((each) => each[kind]))];
    const detail = `${ours.toFixed(0)} to ${theirs.toFixed(0)} ms`;
    return { what, value: ours / theirs, unit: 'times', goal: GOALS[kind], detail };
  };
  return [
    finding('cold', 'device list, cold navigation to its rows, to a plain React table'),
    finding('second', 'device list, second visit to its rows, to a plain React table'),
  ];
}

async function atWork(browser: Browser, door: ListServer, floor: ServedPage): Promise<Finding[]> {
  const bare = await freshPage(browser);
  await shown(bare, `${floor.origin}/`, BARE_ROW);
  const page = await freshConsole(browser, door);
  const at = await shown(page, door.origin + LIST, REAL_ROW);
  await page.waitForTimeout(WATCHED_MS);
  const task = await longestTask(page, at);
  const shift = await page.evaluate(() => window.watch.shift);
  const floorSwitch = await pageSwitches(bare, BARE_ROW, () => bare.getByRole('button', { name: 'Next page' }).click());
  const realSwitch = await pageSwitches(page, REAL_ROW, () => page.getByRole('button', { name: 'Next page' }).click());
  const beforeTyping = await page.evaluate(() => performance.now());
  const keystroke = await keystrokes(page);
  const typingTask = await longestTask(page, beforeTyping);
  const touched = await rowsTouched(page, door);
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return [
    {
      what: 'device list, another page, to that of a plain React table',
      value: realSwitch / floorSwitch,
      unit: 'times',
      goal: GOALS.switch,
      detail: `${ms(realSwitch)} to ${ms(floorSwitch)}`,
    },
    {
      what: `device list of ${DEVICES.toLocaleString('en')}, a letter of the search to its painted result`,
      value: keystroke,
      unit: 'ms',
      goal: GOALS.keystroke,
      detail: 'the delay and the server included',
    },
    {
      what: 'device list, longest task while searching',
      value: typingTask,
      unit: 'ms',
      goal: GOALS.task,
      detail: '0 is none over 50 ms',
    },
    {
      what: 'device list, longest task once its rows are shown',
      value: task,
      unit: 'ms',
      goal: GOALS.task,
      detail: '0 is none over 50 ms',
    },
    {
      what: 'device list, layout shift',
      value: shift,
      unit: 'shift',
      goal: GOALS.shift,
      detail: 'from the first paint on',
    },
    {
      what: 'device list, rows that change with the state of one device',
      value: touched,
      unit: 'count',
      goal: GOALS.rowsTouched,
      detail: `of ${ROWS}`,
    },
  ];
}

export async function listPage(): Promise<Finding[]> {
  const door = await startListServer('door', String(DEVICES), '24');
  const floor = await serveFloor(door);
  const browser = await openBrowser();
  try {
    return [...(await navigation(browser, door, floor)), ...(await atWork(browser, door, floor))];
  } finally {
    await browser.close();
    floor.end();
    await door.end();
  }
}
