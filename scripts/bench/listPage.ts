/** The device list in a browser, on the real server, against a plain React table of 24 rows and a Cloudscape table. */
import type { Browser, Page } from '@playwright/test';
import { API_BASE } from '@remote-console/api-client/contract';
import { longestTask, openBrowser } from './browser.ts';
import { startListServer, type ListServer } from './child.ts';
import type { Finding } from './finding.ts';
import { ours, ROWS, startSubjects, typedText, type ListSubjects } from './listSubjects.ts';
import { pageSwitches, shownPage, typing, type PageSwitches, type Typing } from './listUse.ts';
import { listVisits } from './listVisits.ts';

const DEVICES = 10_000;
const MANY_DEVICES = 100_000;
/** How long the page is observed once its rows are shown, in milliseconds. */
const WATCHED_MS = 3000;
const GOALS = { switch: 1.3, letter: 100, task: 50, shift: 0, rowsTouched: 1 } as const;

const ms = (value: number) => `${value.toFixed(0)} ms`;
const slowest = ({ letters }: Typing) => Math.max(...letters);
const each = ({ letters }: Typing) => letters.map((letter) => letter.toFixed(0)).join(', ');

/** How many rows of the table change when one device does. */
async function rowsTouched(page: Page, { origin, token }: ListServer, rows: string): Promise<number> {
  const pk = await page.evaluate((wanted) => {
    const touched = new Set<Element>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const row = (target instanceof Element ? target : target.parentElement)?.closest(wanted);
        if (row) touched.add(row);
      }
    });
    const lines = [...document.querySelectorAll(wanted)];
    for (const row of lines)
      observer.observe(row, { subtree: true, childList: true, attributes: true, characterData: true });
    window.touched = touched;
    return Number(lines[3]?.getAttribute('data-id'));
  }, rows);
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

/** The times of other pages, next to those of the plain table, and which of them had been read before the press. */
function switchFindings(
  table: PageSwitches,
  floor: PageSwitches,
  peer: PageSwitches,
  how: string,
  goal?: number,
): Finding[] {
  const ahead = (switches: PageSwitches) => `${switches.readAhead} of ${switches.of}`;
  return [
    {
      what: `device list, another page ${how}, to that of a plain React table`,
      value: table.time / floor.time,
      unit: 'times',
      ...(goal === undefined ? {} : { goal }),
      detail: `${ms(table.time)} to ${ms(floor.time)}, Cloudscape ${ms(peer.time)}; read before the press: ${ahead(table)}, plain ${ahead(floor)}, Cloudscape ${ahead(peer)}`,
    },
  ];
}

function letterFinding(devices: number, table: Typing, detail: string): Finding {
  return {
    what: `device list of ${devices.toLocaleString('en')}, the slowest letter of a word to its painted result`,
    value: slowest(table),
    unit: 'ms',
    goal: GOALS.letter,
    detail,
  };
}

/** The others' times for the same. */
async function othersInUse({ floor, peer, typed }: ListSubjects) {
  const inUse = async (subject: typeof floor) => {
    const { page } = await shownPage(subject);
    const switches = await pageSwitches(page, subject);
    await page.reload();
    await page.locator(subject.rows).first().waitFor();
    const letters = await typing(page, subject, typed);
    await page.context().close();
    return { switches, letters };
  };
  return { floor: await inUse(floor), peer: await inUse(peer) };
}

async function inUse(subjects: ListSubjects): Promise<Finding[]> {
  const { door, table, typed } = subjects;
  const { floor, peer } = await othersInUse(subjects);
  const { page, at } = await shownPage(table);
  await page.waitForTimeout(WATCHED_MS);
  const task = await longestTask(page, at);
  const shift = await page.evaluate(() => window.watch.shift);
  const switches = await pageSwitches(page, table);
  await page.goto(table.address);
  await page.locator(table.rows).first().waitFor();
  await page.waitForTimeout(WATCHED_MS);
  const typedHere = await typing(page, table, typed);
  const touched = await rowsTouched(page, door, table.rows);
  await page.context().close();
  const none = '0 is none over 50 ms';
  return [
    ...switchFindings(switches.mouse, floor.switches.mouse, peer.switches.mouse, 'with the mouse', GOALS.switch),
    ...switchFindings(switches.sudden, floor.switches.sudden, peer.switches.sudden, 'that nothing announces'),
    letterFinding(
      DEVICES,
      typedHere,
      `"${typed}": ${each(typedHere)}; without a search behind it plain ${each(floor.letters)}, Cloudscape ${each(peer.letters)}`,
    ),
    {
      what: 'device list, longest task while searching',
      value: typedHere.task,
      unit: 'ms',
      goal: GOALS.task,
      detail: none,
    },
    {
      what: 'device list, longest task once its rows are shown',
      value: task,
      unit: 'ms',
      goal: GOALS.task,
      detail: none,
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

/** The letters of a word among many devices. */
async function amongMany(browser: Browser): Promise<Finding> {
  const door = await startListServer('door', String(MANY_DEVICES), '24');
  try {
    const subject = ours(browser, door, 'table');
    const text = await typedText(door);
    const { page } = await shownPage(subject);
    await page.waitForTimeout(WATCHED_MS);
    const typedHere = await typing(page, subject, text);
    await page.context().close();
    return letterFinding(MANY_DEVICES, typedHere, `"${text}": ${each(typedHere)}`);
  } finally {
    await door.end();
  }
}

export async function listPage(): Promise<Finding[]> {
  const browser = await openBrowser();
  try {
    const subjects = await startSubjects(browser, DEVICES);
    const findings: Finding[] = [];
    try {
      findings.push(...(await listVisits(subjects)), ...(await inUse(subjects)));
    } finally {
      await subjects.end();
    }
    return [...findings, await amongMany(browser)];
  } finally {
    await browser.close();
  }
}
