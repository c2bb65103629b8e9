import { chromiumPath, isPackedChromium } from '../../scripts/chromium.ts';
import { serveStorybook } from '../../scripts/storybookServer.ts';

/** Serves the built Storybook for the whole run; the workers learn its address from `STORYBOOK_URL`. */
export default async function serveStories(): Promise<() => Promise<void>> {
  const { url, close } = await serveStorybook();
  process.env['STORYBOOK_URL'] = url;
  if (!isPackedChromium(chromiumPath())) {
    console.warn('Pictures are skipped: they were taken with the browser of the lockfile, and this is another one.');
  }
  return close;
}
