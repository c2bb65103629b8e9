import { expect, type Page } from '@playwright/test';
import { deviceRow, deviceRows, search } from './person.ts';
import { label } from './texts.ts';

/** The viewer is a Windows program, so these visitors use Windows. */
export const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** Opens the menu of a device in the list. */
export async function openMenu(page: Page, name: string): Promise<void> {
  await deviceRow(page, name)
    .getByRole('button', { name: label('devices', 'actionsOf', { name }) })
    .click();
}

/** Searches for a device and chooses an entry of its menu. */
export async function act(page: Page, name: string, entry: string | RegExp): Promise<void> {
  await search(page, name);
  await expect(deviceRows(page)).toHaveCount(1);
  await openMenu(page, name);
  await page.getByRole('menuitem', { name: entry }).click();
}
