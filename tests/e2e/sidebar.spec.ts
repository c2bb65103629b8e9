import { expect, type Browser, type BrowserContextOptions } from '@playwright/test';
import { foundCompany } from './kit/company.ts';
import { writeToDatabase } from './kit/database.ts';
import { leavePage } from './kit/keptPages.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, MANAGER } from './kit/person.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const PHONE: BrowserContextOptions = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
};

/** The links of a sidebar, in order, as a person sees them once the summary says what the company uses. */
async function entriesOf(
  browser: Browser,
  id: string,
  {
    section = 'management',
    options = {},
  }: { section?: 'management' | 'statistics'; options?: BrowserContextOptions } = {},
): Promise<string[]> {
  const page = await anotherPage(browser, options);
  const start = page.waitForResponse('**/v1.0/start');
  await openAs(page, id, `/ko/${section}`);
  await (await start).finished();
  // The first page of the section has loaded, after which the entries appear.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const name = label('frame', section === 'management' ? 'menuAccount' : 'menuDashboard');
  const links = page.getByRole('navigation', { name, exact: true }).getByRole('link');
  await expect(links.first()).toBeVisible();
  // One more frame, in which the content of the summary is rendered.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await leavePage(page);
  return addresses.map((address) => address.replace(`/ko/${section}/`, ''));
}

test('an administrator finds users, groups and licenses in the management sidebar beside the profile, nobody else does [C-SIDEBAR-01] [C-SIDEBAR-02] [C-SIDEBAR-04] [C-SIDEBAR-05]', async ({
  browser,
}) => {
  const [subManager, user] = await Promise.all([
    makeMember('side-sub', { isSubManager: true, rights: [{ auth_val: '1,2,4,8' }] }),
    makeMember('side-user'),
  ]);
  expect(await entriesOf(browser, MANAGER)).toEqual(
    expect.arrayContaining(['profile', 'managers', 'groups', 'license']),
  );
  for (const { id } of [subManager, user]) {
    const entries = await entriesOf(browser, id);
    expect(entries).toContain('profile');
    for (const closed of ['managers', 'groups', 'license']) expect(entries).not.toContain(closed);
  }
});

test('payments are for administrators, own requests for others in the approval workflow, and past decisions for whoever decides [C-SIDEBAR-08] [C-SIDEBAR-11] [C-SIDEBAR-16]', async ({
  browser,
}) => {
  const [subManager, requester, user] = await Promise.all([
    makeMember('side-sub', { isSubManager: true }),
    makeMember('side-requester', { needsApproval: true }),
    makeMember('side-user'),
  ]);
  const shown = async (id: string) => {
    const entries = await entriesOf(browser, id);
    return ['payments', 'access-user', 'access', 'access-history'].filter((entry) => entries.includes(entry));
  };
  expect(await shown(MANAGER)).toEqual(['payments', 'access', 'access-history']);
  expect(await shown(subManager.id)).toEqual(['access-user', 'access', 'access-history']);
  expect(await shown(requester.id)).toEqual(['access-user']);
  expect(await shown(user.id)).toEqual([]);
});

test('on a phone an administrator finds no users in the sidebar, but the groups [C-SIDEBAR-03]', async ({
  browser,
}) => {
  const entries = await entriesOf(browser, MANAGER, { options: PHONE });
  expect(entries).not.toContain('managers');
  expect(entries).toContain('groups');
});

test('the policy pages are in the sidebar of an administrator whose summary has their flag, and of nobody else [C-SIDEBAR-17] [C-SIDEBAR-18]', async ({
  browser,
}) => {
  const { manager, token } = await foundCompany('policies');
  const user = await makeMember('policies', { managerToken: token, rights: [{ auth_val: '1,2,4,8' }] });
  const shown = async (id: string) => {
    const entries = await entriesOf(browser, id);
    return ['function-settings', 'blocking-settings'].filter((entry) => entries.includes(entry));
  };
  expect(await shown(manager)).toEqual(['function-settings', 'blocking-settings']);
  expect(await shown(user.id)).toEqual([]);
  for (const [common, ip, expected] of [
    [1, 0, ['function-settings']],
    [0, 1, ['blocking-settings']],
  ] as const) {
    // No call says what a company may set: the service operator decides that.
    writeToDatabase(
      'update policies set common_policy = ?, ip_policy = ? where company_fk = (select company_fk from members where mgrid = ?)',
      common,
      ip,
      manager,
    );
    expect(await shown(manager)).toEqual(expected);
    expect(await shown(user.id)).toEqual([]);
  }
});

test('the statistics sidebar lists the rates, the logs and the warning log in their order [C-SIDEBAR-20]', async ({
  browser,
}) => {
  expect(await entriesOf(browser, MANAGER, { section: 'statistics' })).toEqual([
    'overview',
    'rate/summary',
    'rate/remote',
    'rate/warning',
    'log/remote',
    'log/access',
    'log/transfer',
    'log/delete',
    'log/warning',
    'log/administration',
  ]);
});
