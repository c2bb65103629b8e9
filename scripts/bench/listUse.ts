/** What somebody does with the list once it is shown: other pages, and the letters of a search. */
import type { Page } from '@playwright/test';
import { longestTask, shownRows, type Press } from './browser.ts';
import { median } from './finding.ts';
import type { ListSubject } from './listSubjects.ts';

const SWITCHES = 6;
const ROUNDS = 5;
/** The time between letters of a skilled typist; longer only when the previous result is not there yet. */
const LETTER_MS = 150;
/** How long nothing is typed between two words, in milliseconds. */
const PAUSE_MS = 1200;

const NEXT = 'button[aria-label="Next page"]';
const FIELD = 'input[aria-label="Search devices"]';

/** Does something and waits until different rows are painted. */
async function untilOtherRows(page: Page, rows: string, act: () => Promise<void>): Promise<Press> {
  await page.evaluate((wanted) => {
    const shown = () => [...document.querySelectorAll(wanted)].map((row) => row.getAttribute('data-id')).join(' ');
    const before = shown();
    window.press = window.watch.pressed(() => shown() !== '' && shown() !== before);
  }, rows);
  await act();
  const press = await page.evaluate(() => window.press);
  if (!press) throw new Error('Nothing was pressed.');
  return press;
}

const lasted = ({ pressedAt, paintedAt }: Press) => paintedAt - pressedAt;

/** When a page of the list was requested, in milliseconds since the navigation. */
function askedAt(page: Page, part: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(wanted))?.startTime ?? Number.NaN,
    part,
  );
}

/** Other pages: how long each took, and how many of them had been read before the press. */
export interface PageSwitches {
  readonly time: number;
  readonly readAhead: number;
  readonly of: number;
}

async function switches(page: Page, subject: ListSubject, from: number, press: () => Promise<void>) {
  const times: number[] = [];
  let readAhead = 0;
  for (let count = 1; count <= SWITCHES; count += 1) {
    const found = await untilOtherRows(page, subject.rows, press);
    if ((await askedAt(page, subject.readsPage(from + count))) < found.pressedAt) readAhead += 1;
    times.push(lasted(found));
    await page.waitForTimeout(200);
  }
  return { time: median(times), readAhead, of: SWITCHES };
}

/** What the next pages take: with the mouse, which arrives before it presses, and without anything before the press. */
export async function pageSwitches(
  page: Page,
  subject: ListSubject,
): Promise<{ readonly mouse: PageSwitches; readonly sudden: PageSwitches }> {
  const mouse = await switches(page, subject, 0, () => page.locator(NEXT).click());
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  const sudden = await switches(page, subject, SWITCHES, () =>
    page.locator(NEXT).evaluate((button: HTMLElement) => button.click()),
  );
  return { mouse, sudden };
}

/** How long each letter of a word took until its result was painted, and the longest task while it was typed. */
export interface Typing {
  readonly letters: readonly number[];
  readonly task: number;
}

/** Types a word into the empty field, again and again. */
export async function typing(page: Page, { rows }: ListSubject, text: string): Promise<Typing> {
  const field = page.locator(FIELD);
  const since = await page.evaluate(() => performance.now());
  const times = Array.from(text, (): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    await field.focus();
    for (const [index, letter] of Array.from(text).entries()) {
      const startedAt = performance.now();
      const press = await untilOtherRows(page, rows, () => page.keyboard.press(letter));
      times[index]?.push(lasted(press));
      await page.waitForTimeout(Math.max(0, LETTER_MS - (performance.now() - startedAt)));
    }
    await field.fill('');
    await page.waitForTimeout(PAUSE_MS);
  }
  return { letters: times.map(median), task: await longestTask(page, since) };
}

/** A page that shows its rows. */
export async function shownPage({ open, address, rows, count }: ListSubject): Promise<{ page: Page; at: number }> {
  const page = await open();
  return { page, at: await shownRows(page, address, rows, count) };
}
