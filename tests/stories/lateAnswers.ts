import type { BrowserContext } from '@playwright/test';

/** The longest time, in milliseconds, that a request and its answer are each delayed; none without the variable. */
const LONGEST_MS = Number(process.env['STORY_ANSWERS_LATE'] ?? 0);

/**
 * Delays the requests of stories and their answers by varying times. A story that passes only because answers are
 * immediate fails sooner or later.
 */
export async function answerLate(context: BrowserContext): Promise<void> {
  if (LONGEST_MS === 0) return;
  await context.addInitScript((longest) => {
    const ask = window.fetch.bind(window);
    const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
      if (!pathname.includes('/api/')) return ask(input, init);
      await pause();
      const answer = await ask(input, init);
      await pause();
      return answer;
    };
  }, LONGEST_MS);
}
