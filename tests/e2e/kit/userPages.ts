import { expect, type Page } from '@playwright/test';
import { consoleUrl } from './person.ts';
import { label } from './texts.ts';

/** The password of the users that a test adds. */
export const NEW_PASSWORD = 'Abcdef1!';

/** The title of a page, found by role. */
export const HEADING = { level: 1 } as const;

/** The address of a page of user management. */
export const manage = (path: string) => consoleUrl(`/ko/management/${path}`);

/** Fills in the form for a new user. */
export async function fillNewUser(page: Page, id: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: new RegExp(`^${label('users', 'mgrid')}`) }).fill(id);
  await page.locator('input[name="password"]').fill(NEW_PASSWORD);
  await page.locator('input[name="passwordConfirmation"]').fill(NEW_PASSWORD);
  await page.locator('input[name="name"]').fill(name);
}

/** Finds one person in the list by ID. */
export async function find(page: Page, id: string): Promise<void> {
  await page.goto(manage(`managers?search=${id}`));
  // The table is a separate chunk, loaded with the first list.
  await expect(page.getByRole('link', { name: id, exact: true })).toBeVisible();
}

/** Adds a user through the form; the list shows it. */
export async function add(page: Page, id: string, name: string): Promise<void> {
  await page.goto(manage('managers/add'));
  await fillNewUser(page, id, name);
  await page.getByRole('button', { name: label('users', 'createUser') }).click();
  await expect(page.getByText(label('messages', 'created_user'))).toBeVisible();
  await expect(page).toHaveURL(manage('managers'));
}
