import { expect, type Page } from '@playwright/test';
import { changeLicense, foundCompany } from './kit/company.ts';
import { makeMember } from './kit/members.ts';
import { openAs } from './kit/openAs.ts';
import { seoulDay } from './kit/seoul.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';

const DAY_MS = 86_400_000;

test('an administrator is warned on every page within the last 7 days of the license, nobody else is [C-LICENSE-17]', async ({
  page,
}) => {
  const company = await foundCompany('expiry');
  const user = await makeMember('expiry', { managerToken: company.token, rights: [{ auth_val: '1,2,4,8' }] });
  const warning = (on: Page) => on.getByRole('button', { name: label('frame', 'dismissLicense') });
  const endIn = (days: number) => changeLicense(company, 'pay_expire', Date.now() + days * DAY_MS);
  const open = async (id: string) => {
    await openAs(page, id, '/ko/management/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  endIn(8);
  await open(company.manager);
  await expect(warning(page)).toHaveCount(0);
  endIn(6);
  await open(company.manager);
  const day = seoulDay(Date.now() + 6 * DAY_MS);
  await expect(
    page.getByText(label('frame', 'licenseExpires', { date: day.replaceAll('-', '/') }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: label('frame', 'openLicense'), exact: true })).toHaveAttribute(
    'href',
    '/ko/management/license',
  );
  await open(user.id);
  await expect(warning(page)).toHaveCount(0);
});
