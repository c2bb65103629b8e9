import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { cutOff } from './kit/cutOff.ts';
import { consoleUrl, logIn, OPERATOR } from './kit/person.ts';
import { pagesOfReachedAreas } from './kit/reachedAreas.ts';
import { test } from './kit/test.ts';
import { nothingWaits } from './kit/waiting.ts';

/** Pages that a visitor sees, without their language, by area. */
const PUBLIC_PAGES = pagesOfReachedAreas({
  accounts: [
    'login',
    'join-us',
    'join-done',
    'forgot',
    'forgot/temporary',
    'access/auth?type=auth&key=unknown',
    'access/retypepassword?key=unknown',
    'error/418',
  ],
  partners: ['welcome', 'email-invitation', 'partner-login', 'partner-join'],
});

/** Pages of an administrator on the Corporate plan, by area. */
const MANAGER_PAGES = pagesOfReachedAreas({
  devices: ['device/all', 'device/favorite'],
  tickets: ['access-ticket/request'],
  overview: ['statistics/overview'],
  history: [
    'statistics/rate/summary',
    'statistics/rate/remote',
    'statistics/rate/warning',
    'statistics/log/remote',
    'statistics/log/warning',
    'statistics/log/access',
    'statistics/log/transfer',
    'statistics/log/delete',
    'statistics/log/administration',
  ],
  users: ['management/profile', 'management/managers', 'management/managers/add', 'management/managers/excel'],
  groups: ['management/groups'],
  license: ['management/license', 'management/payments'],
  approvals: ['management/access', 'management/access-user', 'management/access-history'],
  policies: ['management/function-settings', 'management/blocking-settings'],
  downloads: ['support/downloads'],
  notices: ['support/notice'],
  remote: ['management/running-sessions'],
});

/** Pages of the service operator, by area. */
const OPERATOR_PAGES = pagesOfReachedAreas({
  operator: [
    'operator',
    'operator/companies/1',
    'operator/people?search=demo',
    'operator/mail',
    'operator/health',
    'operator/notices',
    'operator/profile',
  ],
});

const VIEWS = [
  { language: 'ko', width: 1440, height: 900, scheme: 'light' },
  { language: 'ja', width: 390, height: 844, scheme: 'dark' },
] as const;

/** Window widths of small computers in px, at which columns are hidden. */
const NARROWER = [1280, 1024];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page, rule by rule with the first element. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe: unknown = Reflect.get(globalThis, 'axe');
    if (typeof axe !== 'object' || axe === null || !('run' in axe) || typeof axe.run !== 'function') return ['no axe'];
    const found: { violations: { id: string; nodes: { html: string }[] }[] } = await axe.run(document, {
      resultTypes: ['violations'],
    });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  });
}

/** Collects silent failures of a page: errors, and violations of its own policy. */
async function collectTroubles(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  await page.exposeFunction('reportBreach', (breach: string) => void troubles.push(breach));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const report: unknown = Reflect.get(globalThis, 'reportBreach');
      if (typeof report === 'function') report(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  return troubles;
}

/** Opens a page and returns what is wrong with it. */
async function look(page: Page, path: string, troubles: string[]): Promise<string[]> {
  troubles.length = 0;
  await page.goto(consoleUrl(path));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // Nothing is loading any more: an open event stream keeps the network from ever being idle.
  await nothingWaits(page);
  const facts = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    language: document.documentElement.lang,
    isMissing: [...document.querySelectorAll('main p')].some(({ textContent }) => /(^|\D)404(\D|$)/.test(textContent)),
  }));
  return [
    ...troubles,
    ...(await violations(page)),
    ...(facts.headings === 1 ? [] : [`${facts.headings} first-level headings`]),
    ...(facts.mains === 1 ? [] : [`${facts.mains} main landmarks`]),
    ...(facts.wider <= 0 ? [] : [`${facts.wider} px wider than the screen`]),
    ...(facts.title.endsWith('Remote Console') && facts.title.length > 'Remote Console'.length ? [] : [facts.title]),
    ...(path.startsWith(`/${facts.language}/`) ? [] : [`speaks ${facts.language}`]),
    ...(facts.isMissing ? ['is not there'] : []),
    ...(facts.heading.trim() === '' ? ['an empty heading'] : []),
  ].map((fault) => `${path} ${fault}`);
}

/** Expects that everything on the open page can be pressed on a small computer, because nothing is cut off. */
async function expectRoom(page: Page, path: string): Promise<void> {
  for (const width of NARROWER) {
    await page.setViewportSize({ width, height: 900 });
    await nothingWaits(page);
    // A table follows the width of the window only once that has been stable for a moment.
    await expect(async () => expect(await cutOff(page), `${path} at ${width} px cuts off`).toEqual([])).toPass({
      timeout: 60_000,
    });
  }
}

test('nothing that can be pressed is cut off at 1280 and 1024 px', async ({ page }) => {
  test.setTimeout(300_000);
  await logIn(page);
  // Japanese has the longest words on buttons.
  for (const path of MANAGER_PAGES) {
    await page.goto(consoleUrl(`/ja/${path}`));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectRoom(page, path);
  }
});

test('nothing of the operator that can be pressed is cut off at 1280 and 1024 px', async ({ page }) => {
  test.setTimeout(300_000);
  await logIn(page, OPERATOR, '/ja/operator');
  for (const path of OPERATOR_PAGES) {
    await page.goto(consoleUrl(`/ja/${path}`));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectRoom(page, path);
  }
});

for (const { language, width, height, scheme } of VIEWS) {
  test(`every page keeps to its policy, is accessible and fits ${width} px, in ${language} and ${scheme}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const troubles = await collectTroubles(page);
    const faults: string[] = [];
    await page.setViewportSize({ width, height });
    for (const path of PUBLIC_PAGES) faults.push(...(await look(page, `/${language}/${path}`, troubles)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await logIn(page);
    await page.setViewportSize({ width, height });
    for (const path of MANAGER_PAGES) faults.push(...(await look(page, `/${language}/${path}`, troubles)));
    expect(faults).toEqual([]);
  });

  test(`every page of the operator does so as well at ${width} px, in ${language} and ${scheme}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const troubles = await collectTroubles(page);
    const faults: string[] = [];
    await logIn(page, OPERATOR, '/ko/operator');
    await page.setViewportSize({ width, height });
    for (const path of OPERATOR_PAGES) faults.push(...(await look(page, `/${language}/${path}`, troubles)));
    expect(faults).toEqual([]);
  });
}
