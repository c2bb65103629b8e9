import { expect, type Page } from '@playwright/test';
import { changeLicense, foundFleetCompany } from './kit/company.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { consoleUrl, deviceRows } from './kit/person.ts';
import { playDevice } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const excess = (page: Page) => page.getByRole('dialog', { name: label('dialogs', 'exceedTitle') });

/** Opens the device list and waits until it knows what is licensed. */
async function openList(page: Page, id: string): Promise<void> {
  const start = page.waitForResponse('**/v1.0/start');
  await openAs(page, id);
  await (await start).finished();
}

test('the license-exceeded dialog opens exactly when the licensed volume is below the device count [B-EXCEED-01] [B-EXCEED-02] [B-EXCEED-03]', async ({
  page,
}) => {
  const company = await foundFleetCompany('seats');
  for (const name of ['one', 'two']) await playDevice(name, company);
  for (const licensed of [3, 2]) {
    changeLicense(company, 'pay_dev_vol', licensed);
    await openList(page, company.manager);
    await expect(deviceRows(page)).toHaveCount(2);
    await expect(
      page.getByText(label('devices', 'usage', { used: 2, limit: licensed }), { exact: true }),
    ).toBeVisible();
    await expect(excess(page)).toHaveCount(0);
  }
  changeLicense(company, 'pay_dev_vol', 1);
  await openList(page, company.manager);
  await expect(excess(page)).toBeVisible();
});

test('a user, even with useFunction, can only log out of the license-exceeded dialog [B-EXCEED-11]', async ({
  page,
}) => {
  const company = await foundFleetCompany('seats');
  for (const name of ['one', 'two']) await playDevice(name, company);
  const member = await makeMember('seats', {
    managerToken: company.token,
    groups: [company.defaultGroup],
    rights: [{ auth_val: '1,2,4,8' }],
  });
  changeLicense(company, 'pay_dev_vol', 1);
  await openList(page, member.id);
  await expect(excess(page).getByRole('button')).toHaveText([label('dialogs', 'exceedLogOut')]);
  for (const role of ['link', 'checkbox', 'textbox'] as const)
    await expect(excess(page).getByRole(role)).toHaveCount(0);
  await excess(page)
    .getByRole('button', { name: label('dialogs', 'exceedLogOut') })
    .click();
  await expect(page).toHaveURL(consoleUrl('/ko/login'));
});
