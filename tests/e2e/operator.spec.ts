import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO } from './kit/demo.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl, MANAGER, OPERATOR, tryLogin } from './kit/person.ts';
import { playDevice, server, tokenOf } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label } from './kit/texts.ts';
import { signUpAs } from './kit/visitors.ts';

const PAGES = ['operatorCompanies', 'operatorPeople', 'operatorMail', 'operatorHealth', 'operatorNotices'] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page) => page.getByRole('navigation', { name: label('frame', 'mainMenu') });

/** Opens a page by its entry in the menu. */
async function go(page: Page, to: (typeof PAGES)[number], title: string): Promise<void> {
  await menu(page)
    .getByRole('link', { name: label('frame', to), exact: true })
    .click();
  await expect(heading(page)).toHaveText(title);
}

/** The company of the demo, looked up among those that other tests created. */
async function findDemo(page: Page): Promise<Locator> {
  await page.getByRole('search').getByRole('textbox').fill(DEMO.company);
  const company = page.getByRole('link', { name: DEMO.company });
  await expect(company).toBeVisible();
  return company;
}

test('an operator starts among the companies, and has their own pages and no others', async ({ page }) => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url());
  });
  await page.goto(consoleUrl('/ko/login'));
  await tryLogin(page, OPERATOR);
  await page.waitForURL('**/ko/operator');
  await expect(menu(page).getByRole('link')).toHaveText(PAGES.map((name) => label('frame', name)));
  const company = await findDemo(page);
  // The service operator's company is not one that uses the service.
  await expect(page.getByRole('link', { name: 'Remote Console', exact: true })).toHaveCount(1);

  await company.click();
  await expect(heading(page)).toHaveText(DEMO.company);
  await expect(page.getByText(MANAGER).first()).toBeVisible();
  await go(page, 'operatorHealth', label('operator', 'health'));
  await expect(page.getByRole('heading', { level: 2, name: label('operator', 'check_database') })).toBeVisible();
  await expect(page.getByText(label('operator', 'task_offline'))).toBeVisible();
  await page.goto(consoleUrl('/ko/operator/profile'));
  await expect(heading(page)).toBeVisible();
  // None of these pages requested anything that an operator may not have.
  expect(refused).toEqual([]);
});

test('an operator finds a person of any company, and that is recorded', async ({ page }) => {
  const { id } = await signUpAs('found');
  await openAs(page, OPERATOR, '/ko/operator/people');
  const search = page.getByRole('search').getByRole('textbox');
  await search.fill('a');
  await search.press('Enter');
  await expect(page.getByText(label('operator', 'searchTooShort'), { exact: true })).toBeVisible();
  await search.fill(id);
  await search.press('Enter');
  await expect(page.getByText(id).first()).toBeVisible();
  await expect(page.getByText(label('operator', 'roleManager'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Alpha Kiosk' })).toBeVisible();
  await expect(page).toHaveURL(consoleUrl(`/ko/operator/people?search=${encodeURIComponent(id)}`));
});

test('an operator has a mail tried again, and gives another one up; its text is shown nowhere', async ({ page }) => {
  const { mail } = await signUpAs('waiting');
  await openAs(page, OPERATOR, '/ko/operator/mail');
  await expect(page.getByText(label('operator', 'mailServerMissing'))).toBeVisible();
  const act = async (button: string, confirm: string) => {
    // The newest mail is on the last page.
    const last = page
      .getByRole('navigation', { name: label('common', 'pagination') })
      .getByRole('button')
      .last();
    while (!(await page.getByText(mail).isVisible()) && (await last.isEnabled())) await last.click();
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  };
  await act(label('operator', 'retryMailTo', { recipient: mail }), label('operator', 'retryMail'));
  await expect(page.getByText(label('operator', 'retried'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('key=');
  await act(label('operator', 'discardMailTo', { recipient: mail }), label('operator', 'discardMail'));
  await expect(page.getByText(label('operator', 'discarded'))).toBeVisible();
  await expect(page.getByText(mail, { exact: true })).toHaveCount(0);
});

test('a notice that an operator publishes is seen by a manager in another browser, without asking', async ({
  page,
  browser,
}) => {
  const title = `Relay moves ${crypto.randomUUID().slice(0, 6)}`;
  const manager = await anotherPage(browser);
  await openAs(manager, MANAGER, '/ko/support/notice');
  await expect(manager.getByRole('article').first()).toBeVisible();

  await openAs(page, OPERATOR, '/ko/operator/notices');
  await page.getByRole('button', { name: label('notices', 'write') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(new RegExp(`^${label('notices', 'titleField')}`)).fill(title);
  await dialog.getByLabel(new RegExp(`^${label('devices', 'auditChange')}`)).fill('<p>On Sunday.</p>');
  await dialog.getByRole('button', { name: label('notices', 'publish') }).click();
  await expect(page.getByText(label('notices', 'published'))).toBeVisible();

  await expect(manager.getByRole('article', { name: title })).toBeVisible();
  await page
    .getByRole('article', { name: title })
    .getByRole('link', { name: new RegExp(label('notices', 'openNotice')) })
    .click();
  await expect(heading(page)).toHaveText(title);
  await page.getByRole('button', { name: label('common', 'delete') }).click();
  await dialog.getByRole('button', { name: label('common', 'delete') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/operator/notices'));
  await expect(manager.getByRole('article', { name: title })).toHaveCount(0);
});

test('nobody of a company has a place at the operator’s pages, and the server refuses what is there', async ({
  page,
}) => {
  await openAs(page, MANAGER, '/ko/operator');
  await expect(heading(page)).toHaveText(label('frame', 'errorTitle'));
  await expect(page.getByText(label('frame', 'errorCode', { code: 404 }), { exact: true })).toBeVisible();
  const headers = { token: await tokenOf(MANAGER) };
  const refusals = await Promise.all([
    server.GET('/operator/companies', { headers }),
    server.GET('/operator/people', { headers, params: { query: { search: 'demo' } } }),
    server.GET('/operator/mails', { headers }),
    server.GET('/operator/health', { headers }),
  ]);
  expect(refusals.map(({ response }) => response.status)).toEqual([403, 403, 403, 403]);
});

test('an operator is refused at the pages of a company and led back, and by every call about devices', async ({
  page,
}) => {
  const { pk: device_pk } = await playDevice('unseen');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1.0/devices')) asked.push(request.url());
  });
  for (const path of ['device/all', `device/all/${device_pk}`, 'management/profile', 'statistics/overview', 'inbox']) {
    await openAs(page, OPERATOR, `/ko/${path}`);
    await expect(page.getByText(label('frame', 'errorOfCompany'))).toBeVisible();
  }
  await page.getByRole('link', { name: label('frame', 'errorToOperator') }).click();
  await expect(page).toHaveURL(consoleUrl('/ko/operator'));
  expect(asked).toEqual([]);

  const headers = { token: await tokenOf(OPERATOR) };
  const path = { devicePk: device_pk };
  const refusals = await Promise.all([
    server.GET('/devices', { headers }),
    server.GET('/devices/{devicePk}', { headers, params: { path } }),
    server.GET('/devices/summary', { headers }),
    server.GET('/groups', { headers }),
    server.GET('/audit', { headers }),
    server.GET('/remote/sessions', { headers }),
  ]);
  expect(refusals.map(({ response }) => response.status)).toEqual([403, 403, 403, 403, 403, 403]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the pages of an operator are in the drawer', async ({ page }) => {
    await openAs(page, OPERATOR, '/ko/operator');
    await findDemo(page);
    await page.getByRole('button', { name: label('frame', 'openMenu') }).click();
    const drawer = page.getByRole('dialog', { name: label('frame', 'mainMenu') });
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText(
      PAGES.map((name) => label('frame', name)),
    );
    await drawer.getByRole('link', { name: label('frame', 'operatorMail'), exact: true }).click();
    await expect(heading(page)).toHaveText(label('operator', 'mail'));
    await expect(drawer).toBeHidden();
  });
});
