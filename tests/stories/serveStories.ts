import { pictureFault } from '../../scripts/chromium.ts';
import { serveStorybook } from '../../scripts/storybookServer.ts';

/** Serves the built Storybook for the whole run; the workers get its address from `STORYBOOK_URL`. */
export default async function serveStories(): Promise<() => Promise<void>> {
  const { url, close } = await serveStorybook();
  process.env['STORYBOOK_URL'] = url;
  const fault = pictureFault();
  if (fault !== null) console.warn(fault);
  return close;
}
