import { appendFileSync } from 'node:fs';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<typeof getStoryContext>[0];

const VIEWPORTS: Record<string, { width: number; height: number }> = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

/** The requirement rows that a story's play function asserts, from its `parameters.spec`. */
function rowsOf(parameters: Readonly<Record<string, unknown>>): readonly string[] {
  const rows = parameters['spec'];
  return Array.isArray(rows) ? rows.filter((row): row is string => typeof row === 'string') : [];
}

/** The frame a story asks for with `globals: { viewport: { value: 'phone' } }`, which is `storyGlobals` of the story. */
function viewportOf(story: object): { width: number; height: number } {
  const globals = 'storyGlobals' in story ? story.storyGlobals : null;
  const viewport = typeof globals === 'object' && globals && 'viewport' in globals ? globals.viewport : null;
  const value = typeof viewport === 'object' && viewport && 'value' in viewport ? String(viewport.value) : 'desktop';
  return VIEWPORTS[value] ?? { width: 1440, height: 900 };
}

/** `theme:dark;language:ja` as `{ theme: 'dark', language: 'ja' }`. */
function wantedGlobals(): Record<string, string> {
  const pairs = (process.env['STORY_GLOBALS'] ?? '').split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs.flatMap(([name, value]) => (name && value ? [[name, value]] : [])));
}

/**
 * Sets the toolbars once per page, before its first story: the address cannot, because the runner opens no story by
 * address, and a change while a story stands there would draw that one anew and reload the page under the next.
 */
async function setToolbars(page: Page): Promise<void> {
  const globals = wantedGlobals();
  if (Object.keys(globals).length === 0) return;
  await page.evaluate((wanted) => {
    if (Reflect.get(globalThis, 'toolbarsAreSet') === true) return;
    const channel: unknown = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
    if (typeof channel !== 'object' || channel === null) return;
    const emit: unknown = Reflect.get(channel, 'emit');
    if (typeof emit !== 'function') return;
    emit.call(channel, 'updateGlobals', { globals: wanted });
    Reflect.set(globalThis, 'toolbarsAreSet', true);
  }, globals);
}

/**
 * Ends every transition where it begins, once per page: what comes in by fading is invisible until the first frame of
 * its transition is drawn, and a busy machine may draw that one after the play function has looked.
 */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.querySelector('style[data-transitions="none"]')) return;
    const style = document.createElement('style');
    style.dataset['transitions'] = 'none';
    style.textContent = '*, *::before, *::after { transition: none !important; }';
    document.head.append(style);
  });
}

/**
 * Each story is rendered, played and checked with axe (the accessibility addon fails it on a violation).
 *
 * `STORY_GLOBALS` (such as `theme:dark;language:ja`) sets the toolbars for a whole run. `SPEC_STORY_ROWS` names a file
 * that gets one JSON line per passed story that carries requirement rows.
 */
const config: TestRunnerConfig = {
  preVisit: async (page, context) => {
    await setToolbars(page);
    await endTransitions(page);
    await page.setViewportSize(viewportOf(await getStoryContext(page, context)));
  },
  postVisit: async (page, context) => {
    const file = process.env['SPEC_STORY_ROWS'];
    if (!file || context.hasFailure) return;
    const { parameters } = await getStoryContext(page, context);
    const rows = rowsOf({ ...parameters });
    if (rows.length > 0) {
      const title = `${context.title} › ${context.name}`;
      appendFileSync(file, `${JSON.stringify({ storyId: context.id, title, rows })}\n`);
    }
  },
};

export default config;
