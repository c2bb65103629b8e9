import { expect, type Page } from '@playwright/test';
import { arrive, deviceRows, MANAGER } from './person.ts';
import { dayInSeoul } from './seoul.ts';
import { server } from './server.ts';
import { DEMO } from './demo.ts';
import { label } from './texts.ts';

/** The password that partners choose in tests. */
export const PARTNER_PASSWORD = 'Partner#1';

/** An hour in milliseconds. */
export const HOUR = 3_600_000;

/** An address that nobody has. */
export const freshMail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@partner.example`;

/** A point in time as the server accepts it. */
export const timeText = (epoch: number) => new Date(epoch).toISOString();

/** Two devices of the demo company, to be opened for somebody. */
export async function twoDevices(token: string) {
  const { data } = await server.GET('/devices', {
    headers: { token },
    params: { query: { limit: 2, by: 'alias', order: 'desc' } },
  });
  return (data?.objects ?? []).map(({ pk, alias }) => ({ pk, alias }));
}

/** Waits for the device list of a new session. */
export async function arriveAtDevices(page: Page, names: readonly string[]): Promise<void> {
  await arrive(page);
  await expect(deviceRows(page)).toHaveCount(names.length);
  for (const name of names) await expect(deviceRows(page).filter({ hasText: name })).toHaveCount(1);
}

/** Fills in the partner login form and sends it. */
export async function partnerLogin(page: Page, mail: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: label('partners', 'email') }).fill(mail);
  await page.getByLabel(label('partners', 'password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: label('accounts', 'loginTitle'), exact: true }).click();
}

/** Types a day into a date field; the day in digits. */
async function typeDay(page: Page, name: string, day: string): Promise<void> {
  await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
  await page.keyboard.type(day);
}

/** Chooses company and administrator of the demo in the application dialog. */
export async function chooseManager(page: Page): Promise<void> {
  await page.getByRole('button', { name: label('partners', 'chooseManager') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(DEMO.company.slice(0, 2));
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: DEMO.company }).getByRole('button').click();
  await expect(
    page.getByRole('dialog', { name: label('partners', 'managerStepTitle', { company: DEMO.company }) }),
  ).toBeVisible();
  await dialog.getByRole('textbox').fill(DEMO.administrator.slice(0, 2));
  await page.keyboard.press('Enter');
  await dialog.getByRole('listitem').filter({ hasText: MANAGER }).getByRole('button').click();
  await expect(dialog).toBeHidden();
}

/** Fills in a complete partner application. */
export async function fillApplication(page: Page, mail: string): Promise<void> {
  await page.getByLabel(new RegExp(`^${label('partners', 'companyName')}`)).fill('Hansol POS');
  await page.getByLabel(new RegExp(`^${label('partners', 'applicantName')}`)).fill(' Haneul Park ');
  await page.getByLabel(new RegExp(`^${label('partners', 'applicantEmail')}`)).fill(mail);
  await page.getByLabel(new RegExp(`^${label('partners', 'applicantPhone')}`)).fill('02-1234-5678');
  await page.getByLabel(new RegExp(`^${label('partners', 'password')} · `)).fill(PARTNER_PASSWORD);
  await page.getByLabel(new RegExp(`^${label('partners', 'passwordAgain')}`)).fill(PARTNER_PASSWORD);
  await chooseManager(page);
  await typeDay(page, label('partners', 'startPicked'), dayInSeoul(0));
  await typeDay(page, label('partners', 'endPicked'), dayInSeoul(1));
}
