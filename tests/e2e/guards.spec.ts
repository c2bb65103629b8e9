import { expect, type Page } from '@playwright/test';
import { changeLicense, foundCompany } from './kit/company.ts';
import { makeGroup, moveInto } from './kit/groups.ts';
import { leavePage } from './kit/keptPages.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl, MANAGER } from './kit/person.ts';
import { playDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const STATISTICS = [
  'statistics',
  'statistics/overview',
  'statistics/rate/summary',
  'statistics/rate/remote',
  'statistics/rate/warning',
  'statistics/log/remote',
  'statistics/log/warning',
  'statistics/log/access',
  'statistics/log/transfer',
  'statistics/log/delete',
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects the 404 error page in place of a page, at its own address. */
async function expect404(page: Page, path: string): Promise<void> {
  await page.goto(consoleUrl(`/ko/${path}`));
  await expect(page.getByText(label('frame', 'errorCode', { code: 404 }), { exact: true })).toBeVisible();
  await expect(heading(page)).toHaveText(label('frame', 'errorTitle'));
}

for (const { who, isSubManager } of [
  { who: 'an ordinary user', isSubManager: false },
  { who: 'an approving sub-manager', isSubManager: true },
]) {
  test(`${who} sees the 404 page on every route for administrators [C-GUARD-02]`, async ({ page }) => {
    const member = await makeMember('guarded', { isSubManager, rights: [{ auth_val: '1,2,4,8' }] });
    const groupPk = await makeGroup(`guarded-${crypto.randomUUID().slice(0, 6)}`);
    await openAs(page, member.id, '/ko/management/profile');
    await expect(heading(page)).toBeVisible();
    const paths = [
      'management/managers',
      'management/managers/add',
      // A sub-manager changes the permissions of users on their page (A-ROLE-17).
      ...(isSubManager ? [] : [`management/managers/${member.pk}`]),
      'management/managers/excel',
      'management/groups',
      `management/groups/${groupPk}`,
      'management/license',
      'management/payments',
    ];
    for (const path of paths) await expect404(page, path);
  });
}

test('a manager whose account is not Corporate sees the 404 page on statistics and on every child [C-GUARD-03]', async ({
  page,
}) => {
  const company = await foundCompany('basic');
  // A trial counts as Corporate, and a purchased license is added to it: only the back office removes it.
  changeLicense(company, 'pay_type', 'Basic');
  await openAs(page, company.manager, '/ko/management/profile');
  await expect(heading(page)).toBeVisible();
  for (const path of STATISTICS) await expect404(page, path);
});

/** Pages that only require a login. */
interface OpenPage {
  readonly path: (devicePk: number) => string;
  readonly title: string | null;
}

const DEVICE_PAGES: readonly OpenPage[] = [
  { path: () => 'device/all', title: label('devices', 'allDevices') },
  { path: (devicePk) => `device/all/${devicePk}`, title: null },
  { path: () => 'access-ticket/request', title: label('frame', 'menuTickets') },
];

const MANAGEMENT_PAGES: readonly OpenPage[] = [
  { path: () => 'management', title: label('frame', 'pageProfile') },
  { path: () => 'management/access', title: label('frame', 'pageApprovals') },
  { path: () => 'management/access-user', title: label('frame', 'pageOwnRequests') },
  { path: () => 'management/access-history', title: label('frame', 'pageApprovalHistory') },
  { path: () => 'management/running-sessions', title: label('frame', 'pageRunningSessions') },
];

for (const { area, pages, rows } of [
  { area: 'devices and tickets', pages: DEVICE_PAGES, rows: '[C-GUARD-04] [C-GUARD-05] [C-GUARD-06]' },
  {
    area: 'management and its approvals',
    pages: MANAGEMENT_PAGES,
    rows: '[C-GUARD-07] [C-GUARD-09] [C-GUARD-10] [C-GUARD-11]',
  },
]) {
  test(`${area} ask for a login and nothing more: a manager, a sub-manager and a user without permissions reach them ${rows}`, async ({
    page,
    browser,
  }) => {
    const groupPk = await makeGroup(`open-${crypto.randomUUID().slice(0, 6)}`);
    const device = await playDevice('open');
    await moveInto(device, groupPk);
    const [subManager, user] = await Promise.all([
      makeMember('open-sub', { isSubManager: true, groups: [groupPk] }),
      makeMember('open-user', { groups: [groupPk] }),
    ]);
    for (const { path } of pages) {
      await page.goto(consoleUrl(`/ko/${path(device.pk)}`));
      await expect(page).toHaveURL(consoleUrl('/ko/login'));
    }
    for (const id of [MANAGER, subManager.id, user.id]) {
      const person = await anotherPage(browser);
      await openAs(person, id, '/ko/support/notice');
      for (const { path, title } of pages) {
        await person.goto(consoleUrl(`/ko/${path(device.pk)}`));
        await expect(heading(person)).toHaveText(title ?? device.name);
      }
      await leavePage(person);
    }
  });
}

test('a visitor who opens a page for administrators or Corporate accounts is sent to the root, which leads to login, not to 404 [C-GUARD-24]', async ({
  page,
}) => {
  for (const path of ['management/managers', 'management/license', 'management/groups/1', ...STATISTICS]) {
    await page.goto(consoleUrl(`/ko/${path}`));
    await expect(page).toHaveURL(consoleUrl('/ko/login'));
    await expect(heading(page)).toHaveText(label('accounts', 'loginTitle'));
  }
});
