import { existsSync } from 'node:fs';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';

/** How a screenshot is taken: as `toHaveScreenshot` takes it in `playwright.config.ts`. */
const TAKEN = {
  animations: 'disabled',
  caret: 'hide',
  scale: 'css',
  style: readFileSync(new URL('pictures.css', import.meta.url), 'utf8'),
} as const;

/**
 * Compares the page with a screenshot of `baselines`. The packed browser writes the same picture as the same file, and
 * two equal files need not be unpacked and compared pixel by pixel. Where they differ, or where there is none yet,
 * Playwright takes over: it waits until the page is stable, and shows the difference.
 */
export async function expectSamePicture(page: Page, name: string, fullPage: boolean): Promise<void> {
  const baseline = test.info().snapshotPath(name, { kind: 'screenshot' });
  if (existsSync(baseline)) {
    const [taken, kept] = await Promise.all([page.screenshot({ ...TAKEN, fullPage }), readFile(baseline)]);
    if (taken.equals(kept)) return;
  }
  await expect.soft(page).toHaveScreenshot(name, { fullPage });
}
