import { expect, type Page } from '@playwright/test';
import { createAgent } from './kit/agent.ts';
import { type Company, foundCompany } from './kit/company.ts';
import { writeToDatabase } from './kit/database.ts';
import { leavePage } from './kit/keptPages.ts';
import { openAs } from './kit/openAs.ts';
import { anotherPage, consoleUrl } from './kit/person.ts';
import { server } from './kit/server.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';
import { nothingWaits } from './kit/waiting.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const WINDOWS = 1;

/** Gives a company its only device, which is online until it disconnects. */
async function addDevice({ token }: Company, name: string): Promise<{ readonly leave: () => Promise<void> }> {
  const enrolment = await server.POST('/enrolments', { headers: { token }, body: { label: name } });
  const { client } = createAgent();
  const { data } = await client.POST('/agents', {
    body: {
      enrolment_token: enrolment.data?.objects[0]?.enrolment_token ?? '',
      guid: crypto.randomUUID(),
      host_name: name,
      dev_os_id: WINDOWS,
      dev_ver: '5.2.0',
      simulated: false,
    },
  });
  const headers = { token: data?.objects[0]?.agent_token ?? '' };
  const { response } = await client.POST('/agents/heartbeat', {
    headers,
    body: {
      telemetry: {
        cpu_usage: 12,
        hdd_usage: 40,
        hdd_capacity: 500,
        memory_usage: 50,
        memory_capacity: 16,
        running_time: 60,
        system_time: new Date().toISOString(),
      },
    },
  });
  if (!response.ok) throw new Error(`${name} could not report: ${response.status}.`);
  return { leave: async () => void (await client.DELETE('/agents/heartbeat', { headers })) };
}

function sellPlan({ manager }: Company, plan: 'Basic' | 'Corporate'): void {
  writeToDatabase(
    'update licenses set pay_type = ? where company_fk = (select company_fk from members where mgrid = ?)',
    plan,
    manager,
  );
}

const openMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: label('devices', 'actionsOf', { name }) }).click();
const entry = (page: Page, key: 'actionRename' | 'actionWake') =>
  page.getByRole('menuitem', { name: label('devices', key), exact: true });

test('without a Corporate license nothing is woken, and live pictures open the block dialog [A-DIALOG-03] [A-DIALOG-05]', async ({
  page,
}) => {
  const company = await foundCompany('plan');
  const device = await addDevice(company, 'KIOSK-1');
  await device.leave();
  sellPlan(company, 'Basic');
  await openAs(page, company.manager, '/ko/device/all?view=table');
  await openMenu(page, 'KIOSK-1');
  await expect(entry(page, 'actionRename')).toBeVisible();
  await expect(entry(page, 'actionWake')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: label('deviceCommands', 'viewLive') }).click();
  const dialog = page.getByRole('dialog', { name: label('dialogs', 'licenseTitle') });
  await expect(dialog).toContainText(label('dialogs', 'licenseBodyManager'));
  await dialog.getByRole('button', { name: label('common', 'close') }).click();
  await expect(dialog).toBeHidden();

  sellPlan(company, 'Corporate');
  await openAs(await page.context().newPage(), company.manager, '/ko/device/all?view=table');
  const [, corporate] = page.context().pages();
  if (!corporate) throw new Error('The second page is gone.');
  await openMenu(corporate, 'KIOSK-1');
  await expect(entry(corporate, 'actionWake')).toBeVisible();
});

test('a confirm dialog that needs a text refuses an empty one and stays open [A-CONFIRM-07]', async ({ page }) => {
  const company = await foundCompany('rename');
  await addDevice(company, 'KIOSK-2');
  await openAs(page, company.manager, '/ko/device/all?view=table');
  await openMenu(page, 'KIOSK-2');
  await entry(page, 'actionRename').click();
  const dialog = page.getByRole('dialog');
  for (const empty of ['', '  ']) {
    await dialog.getByRole('textbox').fill(empty);
    await dialog.getByRole('button', { name: label('devices', 'renameConfirm'), exact: true }).click();
    await expect(dialog.getByText(label('messages', 'no_input_data'))).toBeVisible();
  }
  await dialog.getByRole('textbox').fill('KIOSK-3');
  await dialog.getByRole('button', { name: label('devices', 'renameConfirm'), exact: true }).click();
  await expect(dialog).toBeHidden();
});

test('on a phone remote control goes through the native application only [A-ROLE-24]', async ({ browser }) => {
  const company = await foundCompany('mobile');
  await addDevice(company, 'KIOSK-4');
  const start = (page: Page) =>
    page
      .getByRole('article')
      .filter({ hasText: 'KIOSK-4' })
      .getByRole('button', { name: label('devices', 'actionRemote') })
      .click();

  const phone = await anotherPage(browser, { ...PHONE, userAgent: ANDROID });
  await openAs(phone, company.manager, '/ko/device/all');
  await start(phone);
  const dialog = phone.getByRole('dialog', { name: label('deviceCommands', 'launchStore') });
  await expect(dialog).toContainText(label('messages', 'mobile_store'));
  await leavePage(phone);

  const application = await anotherPage(browser, { ...PHONE, userAgent: `${ANDROID} RemoteConsoleApp/1.0` });
  const launches: string[] = [];
  await application.exposeFunction('tellApplication', (message: string) => void launches.push(message));
  await application.addInitScript(() => {
    const tell: unknown = Reflect.get(window, 'tellApplication');
    Object.assign(window, { RemoteConsoleBridge: { postMessage: tell } });
  });
  await openAs(application, company.manager, '/ko/device/all');
  await start(application);
  await expect
    .poll(() => launches.map((message) => (JSON.parse(message) as { type: string }).type))
    .toEqual(['launch']);
  await leavePage(application);
});

/** Pages that show everything the console has to say to an administrator. */
const PAGES = [
  'device/all',
  'access-ticket/request',
  'statistics/rate/summary',
  'statistics/log/access',
  'management/profile',
  'management/managers',
  'management/managers/add',
  'management/license',
  'management/access',
  'management/function-settings',
  'management/blocking-settings',
  'support/downloads',
  'support/notice',
] as const;

/** Letters of the other two languages. */
const FOREIGN = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The names of Korean and Japanese in their own languages: a language menu shows each in its own. */
const LANGUAGE_NAMES = ['ko', 'ja'].map(
  (language) => new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language,
);

/** The texts of a page, except the names of the languages. */
async function textOf(page: Page): Promise<string> {
  const text = await page.locator('body').evaluate((body) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style') === null) texts.push(textContent ?? '');
    }
    return texts.join('\n');
  });
  return LANGUAGE_NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

test('the console speaks English on every page, and shows no name of a text in its place [A-LANG-04]', async ({
  page,
}) => {
  const company = await foundCompany('english');
  await addDevice(company, 'KIOSK-5');
  for (const path of ['login', 'join-us', 'join-done', 'forgot']) {
    await page.goto(consoleUrl(`/en/${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await textOf(page), path).not.toMatch(FOREIGN);
  }
  await openAs(page, company.manager, '/en/device/all');
  await expect(page.getByText(labelIn('en', 'frame', 'menuDevices')).first()).toBeVisible();
  for (const path of PAGES) {
    await page.goto(consoleUrl(`/en/${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await nothingWaits(page);
    expect(await textOf(page), path).not.toMatch(FOREIGN);
  }
});
