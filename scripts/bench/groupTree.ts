/** The tree of 10,000 and of 100,000 groups against the smallest tree in a virtual list. */
import type { Browser, Locator, Page } from '@playwright/test';
import { freshPage, longestTask, openBrowser } from './browser.ts';
import { median, type Finding } from './finding.ts';
import { servePage, type ServedPage } from './pages.ts';

const GROUPS = 10_000;
const MANY = 100_000;
const ROUNDS = 5;
const TOGGLES = 10;
const LINE = '[role="treeitem"]';
/** Fewer than fit on the page, so that both trees are shown when they have them. */
const LINES = 20;
/** How long the tree scrolls during a drag, in milliseconds. */
const SCROLLING_MS = 1500;
/** In px. */
const LINE_HEIGHT = 32;
const GOALS = { shown: 1.5, toggled: 2, frame: 50, task: 50 } as const;

/** Presses on an element; the milliseconds from the press's timestamp until its result is painted. */
async function pressed(page: Page, where: Locator, arm: () => Promise<void>): Promise<number> {
  const box = await where.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  await arm();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(async () => {
    const { pressedAt = Number.NaN, paintedAt = Number.NaN } = (await window.press) ?? {};
    return paintedAt - pressedAt;
  });
}

/** Shows the tree in a running page; the milliseconds from the press until its lines are painted. */
function show(page: Page): Promise<number> {
  return pressed(page, page.locator('#show'), () =>
    page.evaluate(
      ([line, least]) => {
        window.press = window.watch.pressed(() => document.querySelectorAll(line).length >= least);
      },
      [LINE, LINES] as const,
    ),
  );
}

/** Opens the page of a tree and everything it loads; the tree is not shown. */
async function open(browser: Browser, { origin }: ServedPage, groups: number): Promise<Page> {
  const page = await freshPage(browser);
  await page.goto(`${origin}/?groups=${groups}`);
  await page.locator('#show').waitFor();
  await show(page);
  await page.locator('#show').click();
  await page.waitForTimeout(500);
  return page;
}

/** Opens and closes a group near the top; the milliseconds until the line shows it on the screen. */
async function toggled(page: Page): Promise<number[]> {
  const group = page.locator(LINE).filter({ hasText: /^\D*Group 1 / });
  const times: number[] = [];
  for (let count = 0; count < TOGGLES; count += 1) {
    const time = await pressed(page, group.getByRole('button').first(), () =>
      group.evaluate((line) => {
        const before = line.getAttribute('aria-expanded');
        window.press = window.watch.pressed(() => line.getAttribute('aria-expanded') !== before);
      }),
    );
    times.push(time);
  }
  return times;
}

/** Scrolls from the top to the bottom; the longest frame in milliseconds. */
function scrolled(page: Page): Promise<number> {
  return page.evaluate(async (line) => {
    let scroller: Element | null = document.querySelector(line);
    while (scroller && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
    if (!scroller) throw new Error('Nothing scrolls.');
    let longest = 0;
    let before = performance.now();
    for (let step = 0; step < 120; step += 1) {
      scroller.scrollTop += 160;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      if (step > 2) longest = Math.max(longest, now - before);
      before = now;
    }
    return longest;
  }, LINE);
}

/** Records the frames of the page until it is asked for the longest, in milliseconds. */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  const watching = await page.evaluateHandle(() => {
    const found = { longest: 0, ended: false };
    let before = performance.now();
    const look = () => {
      const now = performance.now();
      found.longest = Math.max(found.longest, now - before);
      before = now;
      if (!found.ended) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return found;
  });
  return () =>
    watching.evaluate((found) => {
      found.ended = true;
      return found.longest;
    });
}

/**
 * Drags a group with the mouse across the lines, and then to the lower edge, where the tree scrolls automatically; the
 * longest frame in milliseconds.
 */
async function dragged(page: Page): Promise<number> {
  const tree = page.locator('[role="tree"]');
  const { x, top, bottom } = await tree.evaluate((element) => {
    const scroller = element.parentElement ?? element;
    scroller.scrollTop = 0;
    const box = scroller.getBoundingClientRect();
    return { x: box.left + 120, top: box.top, bottom: box.bottom };
  });
  // Below the fixed entries and the root, which cannot be dragged.
  await page.mouse.move(x, top + 5.5 * LINE_HEIGHT);
  await page.mouse.down();
  const longest = await watchFrames(page);
  await page.mouse.move(x, bottom - 100, { steps: 60 });
  await page.mouse.move(x, top + 100, { steps: 60 });
  await page.mouse.move(x, bottom - 5, { steps: 30 });
  await page.waitForTimeout(SCROLLING_MS);
  const found = await longest();
  const carried = await page.locator('[data-carried]').count();
  const scrolledBy = await tree.evaluate((element) => element.parentElement?.scrollTop ?? 0);
  if (carried !== 1 || scrolledBy < 500) throw new Error('The tree did not scroll under a group that is carried.');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return found;
}

interface Measured {
  readonly shown: number;
  readonly toggled: number;
  readonly frame: number;
}

async function measured(browser: Browser, served: ServedPage, groups: number): Promise<Measured> {
  const page = await open(browser, served, groups);
  const shown = await show(page);
  const times = await toggled(page);
  const frame = await scrolled(page);
  await page.context().close();
  return { shown, toggled: median(times), frame };
}

async function frameWhileDragged(browser: Browser, served: ServedPage): Promise<number> {
  const page = await open(browser, served, GROUPS);
  await show(page);
  const frame = await dragged(page);
  await page.context().close();
  return frame;
}

/** The longest task while the tree is shown, and while a group is opened and closed and everything is scrolled. */
async function longestWith(browser: Browser, served: ServedPage): Promise<{ showing: number; using: number }> {
  const page = await open(browser, served, MANY);
  const longest = async (act: () => Promise<unknown>) => {
    const since = await page.evaluate(() => performance.now());
    await act();
    await page.waitForTimeout(300);
    return longestTask(page, since);
  };
  const showing = await longest(() => show(page));
  const using = await longest(async () => {
    await toggled(page);
    await scrolled(page);
  });
  await page.context().close();
  return { showing, using };
}

export async function groupTree(): Promise<Finding[]> {
  const [real, bare] = [await servePage('group-tree'), await servePage('bare-tree')];
  const browser = await openBrowser();
  try {
    const rounds: { real: Measured; bare: Measured }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ bare: await measured(browser, bare, GROUPS), real: await measured(browser, real, GROUPS) });
    }
    const drags: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) drags.push(await frameWhileDragged(browser, real));
    const middle = (tree: 'real' | 'bare', figure: keyof Measured) => median(rounds.map((each) => each[tree][figure]));
    const ratio = (figure: 'shown' | 'toggled', what: string): Finding => {
      const [ours, theirs] = [middle('real', figure), middle('bare', figure)];
      const detail = `${ours.toFixed(0)} to ${theirs.toFixed(0)} ms`;
      return { what, value: ours / theirs, unit: 'times', goal: GOALS[figure], detail };
    };
    const [manyReal, manyBare] = [await longestWith(browser, real), await longestWith(browser, bare)];
    const manyTask = (figure: 'showing' | 'using', what: string): Finding => ({
      what: `tree of ${MANY.toLocaleString('en')} groups, longest task while it is ${what}`,
      value: manyReal[figure],
      unit: 'ms',
      goal: GOALS.task,
      detail: `${manyBare[figure].toFixed(0)} ms in a plain virtual list, 0 is none over 50 ms`,
    });
    const count = GROUPS.toLocaleString('en');
    return [
      ratio('shown', `tree of ${count} groups, shown, to a plain virtual list`),
      ratio('toggled', `tree of ${count} groups, a group opened or closed, to a plain virtual list`),
      {
        what: `tree of ${count} groups, longest frame while scrolling`,
        value: middle('real', 'frame'),
        unit: 'ms',
        goal: GOALS.frame,
        detail: `${middle('bare', 'frame').toFixed(0)} ms in a plain virtual list`,
      },
      {
        what: `tree of ${count} groups, longest frame while a group is dragged`,
        value: median(drags),
        unit: 'ms',
        goal: GOALS.frame,
        detail: `across the lines and to the edge where it scrolls; ${Math.max(...drags).toFixed(0)} ms in the worst of ${ROUNDS} rounds`,
      },
      manyTask('showing', 'shown'),
      manyTask('using', 'opened, closed and scrolled'),
    ];
  } finally {
    await browser.close();
    real.end();
    bare.end();
  }
}
