import { expect } from '@playwright/test';
import { consoleUrl } from './kit/person.ts';
import { dayInSeoul } from './kit/seoul.ts';
import { DEMO } from './kit/demo.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { HOUR, PARTNER_PASSWORD, chooseManager, fillApplication, freshMail, partnerLogin } from './kit/partners.ts';

/** When the day that is `days` from now begins in Seoul, as the form sends it. */
function midnight(days: number): string {
  const day = dayInSeoul(days).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
  return new Date(`${day}T00:00:00+09:00`).toISOString().slice(0, 19).replace('T', ' ');
}

test('the dialog of the application finds companies and their people, and fills in who was chosen [A-PARTNER-12] [A-PARTNER-38] [A-PARTNER-39] [A-PARTNER-42]', async ({
  page,
}) => {
  await page.goto(consoleUrl('/ko/partner-join'));
  await page.getByRole('button', { name: label('partners', 'chooseManager') }).click();
  const dialog = page.getByRole('dialog');
  const search = dialog.getByRole('textbox');
  await search.fill('NoSuchCompany');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(label('partners', 'noCompanyFound', { name: 'NoSuchCompany' }))).toBeVisible();
  await search.fill(DEMO.company);
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: DEMO.company }).getByRole('button').click();
  await search.fill('Nobody Here');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(label('partners', 'noManagerFound', { name: 'Nobody Here' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseManager(page);
  await expect(page.getByLabel(new RegExp(`^${label('partners', 'manager')} · `))).toHaveValue(
    `${DEMO.company} · ${DEMO.administrator}`,
  );
});

test('an application has all its fields, is received, and opens nothing yet [A-PARTNER-11] [A-PARTNER-13] [A-PARTNER-14] [A-PARTNER-33]', async ({
  page,
}) => {
  const mail = freshMail('partner');
  await page.goto(consoleUrl('/ko/partner-join'));
  await fillApplication(page, mail);
  const sent = page.waitForRequest((request) => request.url().endsWith('/v1.0/partners'));
  await page.getByRole('button', { name: label('partners', 'apply') }).click();
  const { startPicked, ...form } = (await sent).postDataJSON() as { readonly startPicked: string };
  // A period starting today starts now.
  expect(Math.abs(Date.parse(`${startPicked.replace(' ', 'T')}Z`) - Date.now())).toBeLessThan(HOUR);
  expect(form).toEqual({
    companyName: 'Hansol POS',
    applicantName: 'Haneul Park',
    applicantEmail: mail,
    applicantPw: PARTNER_PASSWORD,
    applicantPhone: '02-1234-5678',
    managerName: DEMO.administrator,
    manager_pk: expect.any(Number),
    // The whole of the last day.
    endPicked: midnight(2),
  });
  await page
    .getByRole('dialog', { name: label('partners', 'appliedTitle') })
    .getByRole('button', { name: label('partners', 'confirmCode') })
    .click();
  await expect(page).toHaveURL(consoleUrl('/ko/partner-login'));
  await partnerLogin(page, mail, PARTNER_PASSWORD);
  await expect(page.getByText(label('messages', 'not_matched_user'), { exact: false })).toBeVisible();
});
