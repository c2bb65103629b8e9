import { LANGUAGES } from '@remote-console/domain';
import { expect, type Page } from '@playwright/test';
import { coveredByToasts } from './kit/covered.ts';
import { openAs } from './kit/openAs.ts';
import { MANAGER } from './kit/person.ts';
import { readInSingleCalls } from './kit/singleReads.ts';
import { test } from './kit/test.ts';
import { label, labelIn } from './kit/texts.ts';

const WIDTHS = [1440, 1280, 1024, 768, 390];

/** Makes the server fail for the favorites, which every device list reads. */
async function failFavorites(page: Page): Promise<void> {
  await readInSingleCalls(page);
  await page.route('**/favorites*', (route) =>
    route.fulfill({ status: 500, json: { status: 500, error: 'server_error' } }),
  );
}

/** Follows a link inside the app, without a page load, so that a toast stays. */
async function follow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Checks at every width whether something can no longer be pressed. */
async function nothingIsCovered(page: Page): Promise<void> {
  // A pointer resting on a toast expands it.
  await page.mouse.move(0, 843);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => coveredByToasts(page), `${width} px`).toEqual([]);
  }
}

for (const lang of LANGUAGES) {
  test(`a toast covers no control of any page, in ${lang}`, async ({ page }) => {
    await failFavorites(page);
    await openAs(page, MANAGER, `/${lang}/device/all`);
    const dismiss = page.getByRole('button', { name: labelIn(lang, 'common', 'dismissToast') });
    await expect(dismiss).toBeVisible();
    await nothingIsCovered(page);
    for (const path of ['management/groups', 'management/profile', 'management/managers', 'management/managers/add']) {
      await follow(page, `/${lang}/${path}`);
      await nothingIsCovered(page);
      await expect(dismiss).toBeVisible();
    }
  });
}

test('a toast covers no control of a dialog, and is closed over it', async ({ page }) => {
  await failFavorites(page);
  await openAs(page, MANAGER);
  const dismiss = page.getByLabel(label('common', 'dismissToast'), { exact: true });
  await expect(dismiss).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await nothingIsCovered(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unrouteAll();
  await dismiss.click();
  await expect(dismiss).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what a toast cannot say in two lines is read by pointing at it', async ({ page }) => {
  await failFavorites(page);
  await openAs(page, MANAGER);
  await expect(page.getByRole('button', { name: label('common', 'dismissToast') })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const failure = page.getByText(label('messages', 'data_load_failed'), { exact: true });
  const isCut = () => failure.evaluate((element) => element.scrollHeight > element.clientHeight);
  await expect(failure).toBeVisible();
  await failure.hover();
  await expect.poll(isCut).toBe(false);
});
