import type { Page } from '@playwright/test';

/** A syllable as an input method shows it during composition, letter by letter; the last one is the result. */
export type Composition = readonly string[];

/** Types into the focused field with an input method: each syllable is composed before it is entered. */
export async function compose(page: Page, syllables: readonly Composition[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  for (const steps of syllables) {
    for (const text of steps) {
      await browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    }
    await browser.send('Input.insertText', { text: steps.at(-1) ?? '' });
  }
  await browser.detach();
}
