import { expect } from '@playwright/test';
import { pictureFault } from '../../scripts/chromium.ts';
import { expectRoomForTexts } from './roomForTexts.ts';
import { expectSamePicture } from './samePicture.ts';
import { DESKTOP, PHONE, type Screen, type StoryPage, test } from './storyPage.ts';
import {
  components,
  isArea,
  isPictured,
  isStill,
  isTypical,
  isWanted,
  playsOnDesktop,
  showsRoomForTexts,
  type StoryEntry,
} from './storyIndex.ts';

const LIGHT = { language: 'ko', theme: 'light', pseudo: 'off', a11y: { manual: false } };
const DARK = { ...LIGHT, theme: 'dark' };
const UNCHECKED = { a11y: { manual: true } };

/** A story in a further language or on a further screen; only its screenshot matters. */
interface Scene {
  readonly name: string;
  readonly language: string;
  readonly theme: string;
  readonly screens: readonly Screen[];
}

/**
 * What people meet as a whole is shown in all three languages: Korean in light, English and Japanese in dark. A play
 * function uses Korean, so its result is shown in Korean only, as are the parts that pages are made of.
 */
const IN_LANGUAGES: readonly Scene[] = [
  { name: 'dark-en', language: 'en', theme: 'dark', screens: [DESKTOP] },
  { name: 'dark-ja', language: 'ja', theme: 'dark', screens: [DESKTOP, PHONE] },
];

const COMPARES_PICTURES = pictureFault() === null;

async function expectPicture(stories: StoryPage, story: StoryEntry, screen: Screen, scene: string): Promise<void> {
  if (!COMPARES_PICTURES) return;
  test.info().annotations.push({ type: 'picture', description: `${screen.name}, ${scene}` });
  await stories.settled(story);
  // What a row says may be below the first screen.
  await expectSamePicture(stories.page, `${story.id}--${screen.name}-${scene}.png`, isPictured(story));
}

/** The story as it is first seen: rendered, played and checked with axe in light, and in dark if nothing moves. */
async function expectToWork(stories: StoryPage, story: StoryEntry): Promise<void> {
  const { rows, viewport } = await stories.about(story);
  if (rows.length > 0) test.info().annotations.push({ type: 'rows', description: rows.join(' ') });
  const screen = viewport === PHONE.name ? PHONE : DESKTOP;
  const hasPicture = isTypical(story) && screen === DESKTOP;
  await stories.resize(screen);
  await test.step('light', async () => {
    const { errors, steps } = await stories.open(story, LIGHT);
    for (const title of steps) test.info().annotations.push({ type: 'step', description: title });
    expect(errors).toEqual([]);
    if (hasPicture || isPictured(story)) await expectPicture(stories, story, screen, 'light-ko');
  });
  const isSeenInDark = hasPicture && !(isArea(story) && isStill(story));
  if (!isStill(story) && !isSeenInDark) return;
  await test.step('dark', async () => {
    const globals = isStill(story) ? DARK : { ...DARK, ...UNCHECKED };
    expect.soft((await stories.open(story, globals, 'redraw')).errors).toEqual([]);
    if (isSeenInDark) await expectPicture(stories, story, screen, 'dark-ko');
  });
}

/** The further screenshots of a typical story. A page that was only narrowed has not met its media queries. */
async function expectPictures(stories: StoryPage, story: StoryEntry): Promise<void> {
  const { viewport } = await stories.about(story);
  for (const screen of viewport === PHONE.name ? [DESKTOP, PHONE] : [PHONE]) {
    await test.step(screen.name, async () => {
      await stories.resize(screen);
      const how = screen === PHONE && playsOnDesktop(story) ? 'still' : 'open';
      // A play function that fails here has waited in vain for its whole timeout.
      expect.soft((await stories.open(story, { ...LIGHT, ...UNCHECKED }, how)).errors).toEqual([]);
      await expectPicture(stories, story, screen, 'light-ko');
      if (isArea(story) && isStill(story)) return;
      await stories.open(story, { ...DARK, ...UNCHECKED }, 'redraw');
      await expectPicture(stories, story, screen, 'dark-ko');
    });
  }
  if (!isArea(story) || !isStill(story)) return;
  for (const { name, language, theme, screens } of IN_LANGUAGES) {
    for (const screen of screens) {
      await test.step(`${name} ${screen.name}`, async () => {
        await stories.resize(screen);
        await stories.open(story, { ...LIGHT, ...UNCHECKED, language, theme });
        await expectPicture(stories, story, screen, name);
      });
    }
  }
}

/** The components with the most work first, so that no worker is left with a long one at the end. */
const byWork = components
  .map(({ title, members }) => ({ title, members: members.filter(isWanted) }))
  .toSorted((one, other) => other.members.length - one.members.length);

for (const { title, members } of byWork) {
  // A component is tested by one worker, story after story in the same page.
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const story of members) {
      test(`${title} / ${story.name}`, async ({ stories }) => {
        await test.step('load', () => stories.load(title));
        await expectToWork(stories, story);
        if (isTypical(story) && COMPARES_PICTURES) await expectPictures(stories, story);
        if (showsRoomForTexts(story)) await test.step('room for words', () => expectRoomForTexts(stories, story));
      });
      // Counts as skipped if this browser cannot show it.
      const hasPictures = isTypical(story) || isPictured(story);
      if (hasPictures && !COMPARES_PICTURES) test.skip(`${title} / ${story.name}, pictures`, () => undefined);
    }
  });
}
